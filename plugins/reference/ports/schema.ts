import {Joi} from '@docusaurus/utils-validation';
import type {PortNumbers} from '../../../src/lib/reference/checkFacts';

/** A port that a firewall has to let through. Texts are Markdown. */
export interface Port extends PortNumbers {
  readonly name: string;
  /** Seen from the machine that runs the product. */
  readonly direction: 'incoming' | 'outgoing';
  readonly port: string;
  /** Who connects, or what is connected to. */
  readonly peer: string;
  readonly for: string;
  /** What else readers call it. */
  readonly words?: readonly string[];
}

const text = Joi.string().trim();

export const portSchema = Joi.object<Port>({
  id: text.required(),
  name: text.required(),
  direction: Joi.valid('incoming', 'outgoing').required(),
  port: text.required(),
  peer: text.required(),
  for: text.required(),
  numbers: Joi.array().items(Joi.number().port()).min(1),
  words: Joi.array().items(text).min(1),
});
