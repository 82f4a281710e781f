/**
 * What `docker compose config` and the start of the containers would reject, beyond the schema and the pages' own
 * check.
 */
import {parse} from 'yaml';

interface BindMount {
  readonly source: string;
}

interface Service {
  readonly ports?: readonly string[];
  readonly volumes?: readonly (string | BindMount)[];
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

/** The port of the host in `address:host:container`. */
function hostPort(mapping: string): string {
  return mapping.split(':').at(-2) ?? '';
}

function sourceOf(volume: string | BindMount): string {
  return typeof volume === 'string' ? (volume.split(':')[0] ?? '') : volume.source;
}

/**
 * @param variables that `.env` sets
 * @param paths files and folders of the archive, without a slash at the end
 */
export function composeProblems(
  text: string,
  variables: readonly string[],
  paths: readonly string[],
): readonly string[] {
  const {services} = parse(text) as ComposeFile;
  const all = Object.values(services);
  const needed = Array.from(text.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name);
  const published = all.flatMap(({ports = []}) => ports.map(hostPort));
  const mounted = all
    .flatMap(({volumes = []}) => volumes.map(sourceOf))
    .filter((source) => source.startsWith('.'));
  return [
    ...needed.filter((name) => !variables.includes(name)).map((name) => `.env lacks ${name}`),
    ...(/\$(?!\{\w+(?::[?-][^}]*)?\})/.test(text.replace(/#.*/g, ''))
      ? ['a dollar sign begins no variable']
      : []),
    ...repeated(published).map((port) => `port ${port} is published twice`),
    ...mounted
      .filter((source) => !paths.includes(source.slice(2)))
      .map((source) => `${source} isn't in the archive`),
  ];
}
