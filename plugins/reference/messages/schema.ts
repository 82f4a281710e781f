import {Joi} from '@docusaurus/utils-validation';
import {checkSchema} from '../check';
import {anchor, objectOf, pageLink, source, text, texts, type Content} from '../fields';
import {stateSchema} from '../state';

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

const cause = objectOf({cause: text}, {check: checkSchema, do: text});

const common = {
  /** The entry's anchor on its page, which never changes. */
  id: anchor.max(48),
  /** The exact template, with `{name}` for each part that varies. */
  message: text,
  seen: Joi.array<readonly Place[]>()
    .items(...places)
    .min(1),
  /** File and line in the product at the documented release, or in the exact version of another program. */
  source,
};

const trivial = objectOf({
  ...common,
  trivial: Joi.boolean<true>().valid(true),
  /** The form or field that shows it. */
  where: text,
  do: text,
});

const explained = objectOf(
  {...common, means: text},
  {
    trivial: Joi.boolean<false>().forbidden(),
    /** Other templates of the same message. */
    also: texts.min(1),
    /** It isn't an error, so it doesn't explain a failure. */
    isNotice: Joi.boolean<true>().valid(true),
    state: stateSchema,
    /** Most likely first. */
    causes: Joi.array<readonly Cause[]>().items(cause).min(1),
    /** What to do regardless of the cause. */
    do: text,
    /** Other words that readers type for it. */
    words: texts.min(1),
    /** HTTP status codes it comes with, except those that `data/api` has. */
    status: Joi.array<readonly number[]>().items(Joi.number().integer()).min(1),
    /** The program that was used to produce the template. */
    provoked: text,
    /** IDs of other entries. */
    related: texts.min(1),
    /** A Markdown link to the section of another page. */
    more: pageLink,
  },
).or('causes', 'do');

export type Cause = Content<typeof cause>;

/** A message that needs no explanation beyond what to do: one row of a table. */
export type TrivialMessage = Content<typeof trivial>;

/** A message with its own entry. Texts are Markdown. */
export type ExplainedMessage = Content<typeof explained>;

export type Message = TrivialMessage | ExplainedMessage;

export const messageSchema: Joi.Schema<Message> = Joi.alternatives<Message>().conditional(
  Joi.object({trivial: Joi.valid(true).required()}).unknown(),
  {then: trivial, otherwise: explained},
);

/** All templates of an entry. */
export function templatesOf(message: Message): readonly string[] {
  return [message.message, ...(message.trivial ? [] : (message.also ?? []))];
}
