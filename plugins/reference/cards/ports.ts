import {docPath, landmarks} from '../../../src/site/docs';
import type {Port} from '../ports/schema';
import type {Card} from '../../../src/lib/reference/card';

const page = docPath(landmarks.requirements);

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
