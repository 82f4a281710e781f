import {Joi} from '@docusaurus/utils-validation';
import {checkSchema, type Check} from '../check';
import {anchor, pageLink, source, text, texts} from '../fields';
import {stateSchema, type State} from '../state';

/** Where a reader sees a message, in words: the nearer to its cause, the earlier. */
export const placeNames = {
  host: 'a terminal',
  browser: 'the browser',
  log: 'the backend log',
  api: 'API responses',
  console: 'the console',
} as const;

type Place = keyof typeof placeNames;

export const places = Object.keys(placeNames) as readonly Place[];

export interface Cause {
  readonly cause: string;
  readonly check?: Check;
  readonly do?: string;
}

interface Common {
  /** The entry's anchor on its page, which never changes. */
  readonly id: string;
  /** The exact template, with `{name}` for each part that varies. */
  readonly message: string;
  readonly seen: readonly Place[];
  /** File and line in the product at the documented release, or in the exact version of another program. */
  readonly source: readonly string[];
}

/** A message that needs no explanation beyond what to do: one row of a table. */
export interface TrivialMessage extends Common {
  readonly trivial: true;
  /** The form or field that shows it. */
  readonly where: string;
  readonly do: string;
}

/** A message with its own entry. Texts are Markdown. */
export interface ExplainedMessage extends Common {
  readonly trivial?: false;
  /** Other templates of the same message. */
  readonly also?: readonly string[];
  /** It isn't an error, so it doesn't explain a failure. */
  readonly isNotice?: true;
  readonly state?: State;
  readonly means: string;
  /** Most likely first. */
  readonly causes?: readonly Cause[];
  /** What to do regardless of the cause. */
  readonly do?: string;
  /** Other words that readers type for it. */
  readonly words?: readonly string[];
  /** HTTP status codes it comes with, except those that `data/api` has. */
  readonly status?: readonly number[];
  /** The program that was used to produce the template. */
  readonly provoked?: string;
  /** IDs of other entries. */
  readonly related?: readonly string[];
  /** A Markdown link to the section of another page. */
  readonly more?: string;
}

export type Message = TrivialMessage | ExplainedMessage;

const common = {
  id: anchor.max(48),
  message: text.required(),
  seen: Joi.array()
    .items(...places)
    .min(1)
    .required(),
  source,
};

const trivial = Joi.object({
  ...common,
  trivial: Joi.valid(true),
  where: text.required(),
  do: text.required(),
});

const explained = Joi.object({
  ...common,
  also: texts.min(1),
  isNotice: Joi.valid(true),
  state: stateSchema,
  means: text.required(),
  causes: Joi.array()
    .items(Joi.object({cause: text.required(), check: checkSchema, do: text}))
    .min(1),
  do: text,
  words: texts.min(1),
  status: Joi.array().items(Joi.number().integer()).min(1),
  provoked: text,
  related: texts.min(1),
  more: pageLink,
}).or('causes', 'do');

export const messageSchema: Joi.Schema<Message> = Joi.alternatives<Message>().conditional(
  Joi.object({trivial: Joi.valid(true).required()}).unknown(),
  {then: trivial, otherwise: explained},
);

/** All templates of an entry. */
export function templatesOf(message: Message): readonly string[] {
  return [message.message, ...(message.trivial ? [] : (message.also ?? []))];
}
