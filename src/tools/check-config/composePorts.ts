import {isIpv4, portFault} from '@site/src/site/text/hostnameFault';
import {isMap, type Node} from 'yaml';
import type {Finding, Range} from './finding';
import {interpolate} from './interpolation';
import {scalarText, type YamlFile} from './yamlFile';

/** A published port. */
interface Mapping {
  readonly shown: string;
  readonly address: string;
  /** On the host; empty if Docker chooses one. */
  readonly published: string;
  /** In the container. */
  readonly target: string;
}

/** What's allowed for a service's ports. */
interface PortFacts {
  /** The ports that its image listens on. */
  readonly listening: readonly number[];
  /** The API's port, which browsers always use. */
  readonly api: number;
  /** The one that the backend listens on. */
  readonly apiTarget: number;
}

const shortSyntax =
  /^(?:(?<address>[\d.]+\.\d+|\[[\da-f:]+\]|[\da-f]*::[\da-f:]*?):)?(?:(?<published>\d+)?:)?(?<target>\d+)(?:\/\w+)?$/i;
const portRange = /\d-\d/;
const everywhere = /^(?:|0\.0\.0\.0|\[?::\]?)$/;
const loopback = /^(?:127\.|\[?::1\]?$)/;

/** A mapping in one line, however the file writes it. */
function textOf(file: YamlFile, node: Node): string {
  if (!isMap(node)) {
    return scalarText(node) ?? '';
  }
  const address = file.textAt('host_ip', node);
  const ports = `${file.textAt('published', node)}:${file.textAt('target', node)}`;
  return address === '' ? ports : `${address}:${ports}`;
}

function isMapping({address, published, target}: Mapping): boolean {
  return (
    portFault(target) === undefined &&
    (published === '' || portFault(published) === undefined) &&
    (!address.includes('.') || isIpv4(address))
  );
}

function checkMapping(
  {shown, address, published, target}: Mapping,
  range: Range,
  {listening, api, apiTarget}: PortFacts,
): readonly Finding[] {
  if (!listening.includes(Number(target))) {
    const expected = listening.map((each) => `\`${each}\``).join(' or ');
    return [{check: 'port-nobody', range, values: {name: shown, expected}}];
  }
  const isApiElsewhere = Number(target) === apiTarget && !loopback.test(address) && Number(published) !== api;
  return [
    ...(everywhere.test(address)
      ? [
          {
            check: 'port-open',
            range,
            values: {name: shown, example: `"127.0.0.1:${published || target}:${target}"`},
          },
        ]
      : []),
    ...(isApiElsewhere
      ? [
          {
            check: 'port-api',
            range,
            values: {name: shown, expected: String(api), example: `"127.0.0.1:${api}:${apiTarget}"`},
          },
        ]
      : []),
  ];
}

/** Checks the published ports of a service, except ranges and what variables determine. */
export function checkPorts(file: YamlFile, items: readonly Node[], facts: PortFacts): readonly Finding[] {
  return items.flatMap((item) => {
    const range = file.rangeOf(item);
    const shown = interpolate(textOf(file, item));
    if (shown === undefined || portRange.test(shown)) {
      return [];
    }
    const {address = '', published = '', target = ''} = shortSyntax.exec(shown)?.groups ?? {};
    const mapping = {shown, address, published, target};
    return isMapping(mapping)
      ? checkMapping(mapping, range, facts)
      : [{check: 'port-syntax', range, values: {name: shown}}];
  });
}
