import {Joi} from '@docusaurus/utils-validation';
import {type Content, objectOf, text, texts} from './fields';
import {markdownTable} from './mdx';
import {docPath, docIds} from '../../src/site/docs';
import type {Card} from '../../src/lib/reference/card';

export const portSchema = objectOf(
  {
    id: text,
    name: text,
    /** Seen from the machine that runs the product. */
    direction: Joi.string<'incoming' | 'outgoing'>().valid('incoming', 'outgoing'),
    port: text,
    /** Who connects, or what is connected to. */
    peer: text,
    for: text,
  },
  {
    /** Numbers that mean this port and no other. */
    numbers: Joi.array<readonly number[]>().items(Joi.number().port()).min(1),
    /** What else readers call it. */
    words: texts.min(1),
  },
);

/** A port that a firewall has to let through. Texts are Markdown. */
export type Port = Content<typeof portSchema>;

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
