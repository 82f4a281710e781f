/** What's wrong with Compose files that readers copy or that the builder makes. */
import {DCLinter} from 'dclint';
import {parse} from 'yaml';
import {temporaryFiles} from './temporaryFiles';

/** Rules of style where ours differs. All others are on, above all the schema of the Compose Specification. */
const rules: ConstructorParameters<typeof DCLinter>[0]['rules'] = {
  // Readers find image, ports, variables, and volumes in this order.
  'service-keys-order': 0,
  'service-ports-alphabetical-order': 0,
  'require-quotes-in-ports': [2, {quoteType: 'double'}],
  // The proxy is meant to be reachable from everywhere. The configuration checker reports the other containers.
  'no-unbound-port-interfaces': 0,
};

/** What's wrong with Compose files, each with its line. @param haveName false for examples and parts of a file */
export function composeSchemaFaults(texts: Iterable<string>, haveName = true): readonly string[] {
  const files = Object.fromEntries([...new Set(texts)].map((text, index) => [`compose.${index}.yml`, text]));
  return new DCLinter({
    rules: {...rules, 'require-project-name-field': haveName ? 2 : 0},
    quiet: false,
    debug: false,
    exclude: [],
  })
    .lintFiles([...temporaryFiles(files)], false)
    .flatMap(({messages}) => messages.map(({line, rule, message}) => `line ${line}: ${message} (${rule})`));
}

interface Service {
  readonly image?: unknown;
  readonly build?: unknown;
  readonly restart?: unknown;
  readonly volumes?: readonly (string | {readonly source: string})[];
}

const restartPolicy = /^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/;

function serviceFaults({image, build, restart, volumes = []}: Service, isWhole: boolean): readonly string[] {
  return [
    ...(isWhole && image === undefined && build === undefined ? ['has neither image nor build'] : []),
    ...(restart === undefined || (typeof restart === 'string' && restartPolicy.test(restart))
      ? []
      : [`has the restart policy ${JSON.stringify(restart)}`]),
    ...volumes.flatMap((volume) =>
      typeof volume === 'string' && volume.split(':')[1]?.startsWith('/') !== true
        ? [`mounts "${volume}", which has no absolute target`]
        : [],
    ),
  ];
}

/** What's beside a Compose file in an installation. */
interface Installation {
  /** Variables that `.env` sets. */
  readonly variables: readonly string[];
  /** Files and folders, without a slash at the end. */
  readonly paths: readonly string[];
}

function installationFaults(
  text: string,
  services: readonly Service[],
  {variables, paths}: Installation,
): readonly string[] {
  const needed = Array.from(text.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name);
  const mounted = services.flatMap(({volumes = []}) =>
    volumes.map((volume) => (typeof volume === 'string' ? (volume.split(':')[0] ?? '') : volume.source)),
  );
  return [
    ...needed.filter((name) => !variables.includes(name)).map((name) => `.env lacks ${name}`),
    ...(/\$(?!\{\w+(?::[?-][^}]*)?\})/.test(text.replace(/#.*/g, ''))
      ? ['a dollar sign begins no variable']
      : []),
    ...mounted
      .filter((source) => source.startsWith('.') && !paths.includes(source.slice(2)))
      .map((source) => `${source} isn't in the archive`),
  ];
}

/**
 * What `docker compose config` or the start of the containers would reject, and neither the schema nor the site's own
 * checker finds.
 *
 * @param isWhole whether its services are complete, as opposed to lines to add to others
 * @param installation what's around a file of the builder
 */
export function composeFaults(
  text: string,
  isWhole: boolean,
  installation?: Installation,
): readonly string[] {
  const {services = {}} = parse(text) as {readonly services?: Readonly<Record<string, Service | null>>};
  const named = Object.entries(services).map(([name, service]) => [name, service ?? {}] as const);
  return [
    ...named.flatMap(([name, service]) =>
      serviceFaults(service, isWhole).map((fault) => `service "${name}" ${fault}`),
    ),
    ...(installation === undefined
      ? []
      : installationFaults(
          text,
          named.map(([, service]) => service),
          installation,
        )),
  ];
}
