import {Joi} from '@docusaurus/utils-validation';

/** The keys that Docker Compose knows in one place of its file. */
export interface ComposeSection {
  readonly id: 'file' | 'service';
  readonly keys: readonly string[];
  /** Keys that it ignores with a warning. */
  readonly obsolete: readonly string[];
  readonly source: readonly string[];
}

const texts = Joi.array().items(Joi.string().trim()).required();

export const composeSectionSchema = Joi.object<ComposeSection>({
  id: Joi.valid('file', 'service').required(),
  keys: texts,
  obsolete: texts,
  source: texts,
});
