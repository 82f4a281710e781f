import {markdownTable} from '../mdx';
import type {Port} from './schema';

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
