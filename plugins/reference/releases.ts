import {Joi} from '@docusaurus/utils-validation';
import type {Release} from '../../src/lib/reference/release';

const texts = Joi.array().items(Joi.string()).required();

export const releaseSchema = Joi.object<Release>({
  id: Joi.string()
    .pattern(/^v\d+\.\d+\.\d+$/)
    .required(),
  date: Joi.string().isoDate().raw().required(),
  services: texts.min(1),
  ports: Joi.array().items(Joi.number().port()).min(1).required(),
  keys: texts.min(1),
  variables: texts.min(1),
  routes: texts.min(1),
  tables: Joi.object()
    .pattern(Joi.string(), Joi.object({columns: texts.min(1), added: texts, formerly: Joi.string()}))
    .required(),
  screens: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});
