import {Joi} from '@docusaurus/utils-validation';
import type {UselessSetting, Variable} from '../../../src/lib/reference/checkFacts';

const text = Joi.string().trim().required();
const name = text.pattern(/^[\w.]+$/, 'the name of a setting');

const texts = Joi.array().items(Joi.string().trim()).min(1);

export const variableSchema = Joi.object<Variable>({
  id: name,
  type: text,
  default: text,
  effect: text,
  secret: Joi.object({
    required: Joi.boolean().required(),
    publicValues: texts.required(),
    source: texts.required(),
  }),
  values: texts,
});

export const uselessSettingSchema = Joi.object<UselessSetting>({
  id: name,
  shown: Joi.string(),
  where: text,
  instead: text,
});
