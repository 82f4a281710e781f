/** What `docker compose config` and the start of the containers would refuse, beyond what the pages' own check knows. */
import {parse} from 'yaml';

interface BindMount {
  readonly type: 'bind';
  readonly source: string;
  readonly target: string;
  readonly read_only: boolean;
  readonly bind: {readonly create_host_path: boolean};
}

interface Service {
  readonly container_name: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly (string | BindMount)[];
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
}

/** The types of the values that the builder writes, by key; one that isn't here is a mistake. */
const serviceTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  image: isText,
  container_name: isText,
  init: (value) => typeof value === 'boolean',
  restart: (value) => value === 'unless-stopped',
  ports: isTextList,
  extra_hosts: isTextList,
  environment: (value) => isFields(value) && Object.values(value).every(isText),
  volumes: (value) => Array.isArray(value) && value.every((each) => isText(each) || isBindMount(each)),
  healthcheck: (value) =>
    isFields(value) &&
    isTextList(value.test) &&
    Number.isInteger(value.retries) &&
    [value.interval, value.timeout, value.start_period].every((each) => /^\d+s$/.test(String(each))),
  logging: (value) => isFields(value) && isText(value.driver) && isFields(value.options),
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBindMount(value: unknown): boolean {
  return (
    isFields(value) &&
    Object.keys(value).join() === 'type,source,target,read_only,bind' &&
    value.type === 'bind' &&
    isText(value.source) &&
    isText(value.target) &&
    value.read_only === true &&
    isFields(value.bind) &&
    value.bind.create_host_path === false
  );
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
  const all = Object.entries(services);
  const needed = Array.from(text.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name);
  const published = all.flatMap(([, {ports = []}]) => ports.map(hostPort));
  const mounted = all
    .flatMap(([, {volumes = []}]) => volumes.map(sourceOf))
    .filter((source) => source.startsWith('.'));
  return [
    ...all.flatMap(([name, service]) =>
      Object.entries(service)
        .filter(([key, value]) => serviceTypes[key]?.(value) !== true)
        .map(([key]) => `${name} has a wrong "${key}"`),
    ),
    ...needed.filter((name) => !variables.includes(name)).map((name) => `.env lacks ${name}`),
    ...(/\$(?!\{\w+(?::[?-][^}]*)?\})/.test(text.replace(/#.*/g, ''))
      ? ['a dollar sign begins no variable']
      : []),
    ...repeated(published).map((port) => `port ${port} is published twice`),
    ...repeated(all.map(([, {container_name: name}]) => name)).map(
      (name) => `two containers are named ${name}`,
    ),
    ...mounted
      .filter((source) => !paths.includes(source.slice(2)))
      .map((source) => `${source} isn't in the archive`),
  ];
}
