import {Joi} from '@docusaurus/utils-validation';
import type {ComposeKeys} from '../../../src/lib/reference/checkFacts';

export interface ComposeSection extends ComposeKeys {
  readonly source: readonly string[];
}

const texts = Joi.array().items(Joi.string().trim()).required();

export const composeSectionSchema = Joi.object<ComposeSection>({
  id: Joi.valid('file', 'service').required(),
  keys: texts,
  obsolete: texts,
  source: texts,
});
