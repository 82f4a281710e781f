import {isIpv4} from '@site/src/site/text/hostnameFault';
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

const short =
  /^(?:(?<address>[\d.]+\.\d+|\[[\da-f:]+\]|[\da-f]*::[\da-f:]*?):)?(?:(?<published>\d+(?:-\d+)?)?:)?(?<target>\d+(?:-\d+)?)(?:\/\w+)?$/i;
const everywhere = /^(?:|0\.0\.0\.0|\[?::\]?)$/;
const loopback = /^(?:127\.|\[?::1\]?$|localhost$)/;

const highestPort = 65_535;

function isTooHigh(range: string): boolean {
  return range.split('-').some((port) => Number(port) > highestPort);
}

/** @returns `undefined` if variables determine it, `null` if it isn't a mapping */
function readMapping(file: YamlFile, node: Node): Mapping | null | undefined {
  if (isMap(node)) {
    const published = interpolate(file.textAt(node, 'published'));
    const target = interpolate(file.textAt(node, 'target'));
    const address = interpolate(file.textAt(node, 'host_ip'));
    if (published === undefined || target === undefined || address === undefined) {
      return undefined;
    }
    return target === '' ? null : {shown: `${published}:${target}`, address, published, target};
  }
  const text = interpolate(scalarText(node) ?? '');
  if (text === undefined) {
    return undefined;
  }
  const {address = '', published = '', target} = short.exec(text)?.groups ?? {};
  const isAddress = !address.includes('.') || isIpv4(address);
  return target === undefined || !isAddress ? null : {shown: text, address, published, target};
}

function covers(range: string, port: number): boolean {
  const [first = 0, last = first] = range.split('-').map(Number);
  return port >= first && port <= last;
}

/** The published port at the same position in its range as a container port. */
function publishedAs({published, target}: Mapping, port: number): number | undefined {
  const [first = 0] = target.split('-').map(Number);
  const [start] = published.split('-').map(Number);
  return published === '' || start === undefined ? undefined : start + port - first;
}

function checkMapping(
  mapping: Mapping,
  range: Range,
  {listening, api, apiTarget}: PortFacts,
): readonly Finding[] {
  const {shown, address, published, target} = mapping;
  const ports = listening.filter((port) => covers(target, port));
  const [port] = ports;
  if (port === undefined) {
    const expected = listening.map((each) => `\`${each}\``).join(' or ');
    return [{check: 'port-nobody', range, values: {name: shown, expected}}];
  }
  const host = published === '' ? String(port) : published;
  const isApiElsewhere =
    ports.includes(apiTarget) && !loopback.test(address) && publishedAs(mapping, apiTarget) !== api;
  return [
    ...(everywhere.test(address)
      ? [{check: 'port-open', range, values: {name: shown, example: `"127.0.0.1:${host}:${target}"`}}]
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

/** Checks the published ports of a service. */
export function checkPorts(file: YamlFile, items: readonly Node[], facts: PortFacts): readonly Finding[] {
  return items.flatMap((item) => {
    const range = file.rangeOf(item);
    const mapping = readMapping(file, item);
    if (mapping === null || (mapping && [mapping.published, mapping.target].some(isTooHigh))) {
      return [{check: 'port-syntax', range, values: {name: scalarText(item) ?? 'ports'}}];
    }
    return mapping === undefined ? [] : checkMapping(mapping, range, facts);
  });
}
