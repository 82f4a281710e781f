import {Joi} from '@docusaurus/utils-validation';
import type {ImageFacts} from '../../../src/lib/reference/checkFacts';

export interface Image extends ImageFacts {
  readonly source: readonly string[];
}

const texts = Joi.array().items(Joi.string().trim()).required();

export const imageSchema = Joi.object<Image>({
  id: Joi.string().required(),
  ports: texts,
  data: texts,
  environment: texts,
  isStatic: Joi.boolean(),
  source: texts,
});
