/** Compose files on the pages: what `docker compose config` would refuse, by the schema and by what that can't say. */
import {type Code} from 'mdast';
import {parse} from 'yaml';
import {product} from '../../../src/site/product';
import {composeSchemaFaults} from '../../support/composeSchemaFaults';
import {type Problem} from '../problem';
import {codeBlocksOf, placeOf, type DocPage} from './page';

type Fields = Readonly<Record<string, unknown>>;

const restartPolicy = /^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/;
const portMapping = /^(?:(?:[\d.]+|\[[\da-f:]+\]):)?(?:\d+(?:-\d+)?:)?\d+(?:-\d+)?(?:\/(?:tcp|udp))?$/;
const volumeName = /^[a-zA-Z\d][\w.-]*$/;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** `[NAME=value, NAME]` or `{NAME: value}`: the names. */
function environmentNames(value: unknown): readonly string[] {
  return isFields(value)
    ? Object.keys(value)
    : listOf(value).map((entry) => String(entry).split('=')[0] ?? '');
}

function volumeFaults(service: Fields, volumes: ReadonlySet<string>): readonly string[] {
  return listOf(service.volumes)
    .filter((volume) => typeof volume === 'string')
    .flatMap((volume) => {
      const [source = '', target] = volume.split(':');
      if (target?.startsWith('/') !== true) {
        return [`mounts "${volume}", which has no absolute target`];
      }
      return volumeName.test(source) && !volumes.has(source)
        ? [`mounts the volume "${source}", which the file does not declare`]
        : [];
    });
}

function serviceFaults(
  name: string,
  service: unknown,
  volumes: ReadonlySet<string>,
  variables: ReadonlySet<string>,
  isWhole: boolean,
): readonly string[] {
  if (!isFields(service)) {
    return [`service "${name}" is empty`];
  }
  const {image, build, ports, restart, environment} = service;
  const ownImage = typeof image === 'string' && image.startsWith(`${product.slug}/`);
  const faults = [
    ...(isWhole && image === undefined && build === undefined ? ['has neither image nor build'] : []),
    ...listOf(ports)
      .filter((port) => !isFields(port) && !portMapping.test(String(port)))
      .map((port) => `has the port "${String(port)}"`),
    ...(restart === undefined || (typeof restart === 'string' && restartPolicy.test(restart))
      ? []
      : [`has the restart policy ${JSON.stringify(restart)}`]),
    ...(ownImage && !/:\d+\.\d+\.\d+$/.test(image) ? [`runs "${image}", which is no fixed release`] : []),
    ...volumeFaults(service, volumes),
    ...(ownImage ? environmentNames(environment) : [])
      .filter((variable) => !variables.has(variable))
      .map((variable) => `sets the variable "${variable}", which nothing reads`),
  ];
  return faults.map((fault) => `service "${name}" ${fault}`);
}

/** Other blocks show lines that are added to such a file. */
const wholeFile = /title="(?:docker-)?compose\.ya?ml"/;

/**
 * What's wrong with a Compose file that follows the schema.
 *
 * @param isWhole its services are complete, and not lines that are added to others
 * @param variables the environment variables that the documented product reads
 */
export function composeFaults(
  text: string,
  isWhole: boolean,
  variables: ReadonlySet<string>,
): readonly string[] {
  const file: unknown = parse(text);
  if (!isFields(file) || !isFields(file.services)) {
    return ['has no services'];
  }
  const volumes = new Set(isFields(file.volumes) ? Object.keys(file.volumes) : []);
  return Object.entries(file.services).flatMap(([name, service]) =>
    serviceFaults(name, service, volumes, variables, isWhole),
  );
}

function isCompose({lang, value, meta}: Code): boolean {
  return lang === 'yaml' && (/^services:/m.test(value) || /title="[^"]*compose[^"]*"/.test(meta ?? ''));
}

/** @param variables the environment variables that the documented product reads */
export function findComposeFaults(page: DocPage, variables: ReadonlySet<string>): readonly Problem[] {
  return codeBlocksOf(page)
    .filter(isCompose)
    .flatMap((block) => {
      const isWhole = wholeFile.test(block.meta ?? '');
      return [
        ...composeSchemaFaults([block.value], false),
        ...composeFaults(block.value, isWhole, variables),
      ].map((fault) => ({where: placeOf(page, block), what: `a Compose file is wrong: ${fault}`}));
    });
}
