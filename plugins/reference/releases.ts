import {Joi} from '@docusaurus/utils-validation';
import type {Release} from '../../src/lib/reference/release';
import {release, text, texts} from './fields';

const names = texts.min(1).required();

export const releaseSchema = Joi.object<Release>({
  id: release.required(),
  date: Joi.string().isoDate().raw().required(),
  services: names,
  ports: Joi.array().items(Joi.number().port()).min(1).required(),
  keys: names,
  variables: names,
  routes: names,
  tables: Joi.object()
    .pattern(Joi.string(), Joi.object({columns: names, added: texts.required(), formerly: text}))
    .required(),
  screens: Joi.object().pattern(Joi.string(), text).required(),
});
