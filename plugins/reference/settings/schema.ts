import {Joi} from '@docusaurus/utils-validation';

/** What makes a variable's value dangerous. */
export interface SecretFacts {
  readonly required: boolean;
  /** Values that anyone can look up. */
  readonly publicValues: readonly string[];
  readonly source: readonly string[];
}

/** An environment variable of the backend. Texts are Markdown. */
export interface Variable {
  readonly id: string;
  readonly type: string;
  readonly default: string;
  /** Goes on from the variable's name: `signs login tokens. …` */
  readonly effect: string;
  readonly secret?: SecretFacts;
  /** The only values that make sense. */
  readonly values?: readonly string[];
}

/** A key or a variable that readers meet, but that nothing acts on. Texts are Markdown. */
export interface UselessSetting {
  readonly id: string;
  /** What the page shows, if the name has no effect in some uses only. */
  readonly shown?: string;
  readonly where: string;
  /** What happens. */
  readonly instead: string;
}

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
