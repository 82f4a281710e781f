import {Joi} from '@docusaurus/utils-validation';
import type {PortNumbers} from '../../src/lib/reference/checkFacts';
import {text, texts} from './fields';
import {markdownTable} from './mdx';
import {docPath, docIds} from '../../src/site/docs';
import type {Card} from '../../src/lib/reference/card';

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

export const portSchema = Joi.object<Port>({
  id: text.required(),
  name: text.required(),
  direction: Joi.valid('incoming', 'outgoing').required(),
  port: text.required(),
  peer: text.required(),
  for: text.required(),
  numbers: Joi.array().items(Joi.number().port()).min(1),
  words: texts.min(1),
});

/** The ports of one direction, as a table. */
export function portsToMdx(ports: readonly Port[], direction: Port['direction']): string {
  const rows = ports.filter((port) => port.direction === direction);
  return direction === 'incoming'
    ? markdownTable(
        ['Port', 'From', 'For'],
        rows.map(({port, peer, for: purpose}) => [port, peer, purpose]),
      )
    : markdownTable(
        ['To', 'Port', 'For'],
        rows.map(({port, peer, for: purpose}) => [peer, port, purpose]),
      );
}

const page = docPath(docIds.requirements);

/** One card for each port. */
export function cardsOfPorts(ports: readonly Port[]): readonly Card[] {
  return ports.map(({name, direction, port, peer, for: purpose, numbers = [], words = []}) => ({
    kind: 'port',
    name,
    names: [...numbers.map(String), name, ...words],
    text: '',
    values: [
      ['Port', port],
      [direction === 'incoming' ? 'From' : 'From the backend to', peer],
      ['For', purpose],
    ],
    href: `${page}#${direction}-ports${direction === 'outgoing' ? '-of-the-backend' : ''}`,
  }));
}
