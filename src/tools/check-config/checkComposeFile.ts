import type {CheckFacts, ImageFacts} from '@site/src/lib/reference/checkFacts';
import {portFault} from '@site/src/site/text/hostnameFault';
import {isCollection, isMap, isScalar, isSeq, type Node} from 'yaml';
import {checkEnvironment, type EnvironmentVariable, readEnvironment} from './composeEnvironment';
import {checkImage, ownImage} from './composeImage';
import {checkPorts} from './composePorts';
import {isMounted, type Mount, readMounts, undeclaredVolumes} from './composeVolumes';
import {fileStart, type Finding, type Range} from './finding';
import {repeatedVariables, unknownName} from './variables';
import {type Entry, scalarText, YamlFile} from './yamlFile';

type Fields = ReadonlyMap<string, Entry>;

function fieldsOf(file: YamlFile, node: Node | undefined): Fields {
  return new Map(file.entriesOf(node).map((entry) => [entry.key, entry]));
}

function checkKeys(facts: CheckFacts, level: 'file' | 'service', fields: Fields): readonly Finding[] {
  const {keys = [], obsolete = []} = facts.compose.find(({id}) => id === level) ?? {};
  return [...fields.values()].flatMap((entry): readonly Finding[] => {
    const {key, range, removal} = entry;
    if (obsolete.includes(key)) {
      return [{check: 'compose-obsolete', range, values: {name: key}, edit: removal}];
    }
    if (keys.includes(key) || key.startsWith('x-')) {
      return [];
    }
    return unknownName(
      'compose-key-unknown',
      {...entry, name: key},
      keys,
      [...fields.keys()],
      'Remove it, or indent it so it belongs to the section above.',
    );
  });
}

/** Keys with a value that's neither empty nor of the type that Compose needs. */
function misshapen(
  fields: Fields,
  keys: readonly string[],
  fits: (value: Node) => boolean,
  expected: string,
): readonly Finding[] {
  return keys
    .flatMap((key) => fields.get(key) ?? [])
    .filter(({value}) => value && !fits(value) && !(isScalar(value) && value.value === null))
    .map(({key, range}) => ({check: 'compose-shape', range, values: {name: key, expected}}));
}

/** `- NAME: value` instead of `- NAME=value`. */
function checkListedVariables(file: YamlFile, fields: Fields): readonly Finding[] {
  return file
    .itemsOf(fields.get('environment')?.value)
    .flatMap((item) => file.entriesOf(item))
    .map(({key, range}) => ({
      check: 'compose-shape',
      range,
      values: {name: key, expected: "written with an equals sign, because it's in a list"},
    }));
}

/** Whether nothing else can add to a service, because it has neither `extends` nor any of these keys. */
function isComplete(fields: Fields, keys: readonly string[]): boolean {
  return !['extends', ...keys].some((key) => fields.has(key));
}

function checkData(image: ImageFacts, mounts: readonly Mount[], range: Range): readonly Finding[] {
  return image.data
    .filter((path) => !isMounted(path, mounts, image.declaresVolumes))
    .map((path) => ({check: 'volume-missing', range, values: {name: path}}));
}

/** The variables that an image needs but doesn't set: `CONFIG_FILE`, with the file at its path. */
function checkConfigMount(
  image: ImageFacts,
  variables: readonly EnvironmentVariable[],
  mounts: readonly Mount[],
  fields: Fields,
  range: Range,
): readonly Finding[] {
  return image.environment.flatMap((name): readonly Finding[] => {
    const variable = variables.find((each) => each.name === name);
    if (variable === undefined) {
      return isComplete(fields, ['env_file']) ? [{check: 'config-file-unset', range, values: {name}}] : [];
    }
    const {value} = variable;
    return value?.startsWith('/') === true &&
      isComplete(fields, ['configs', 'secrets', 'volumes_from', 'build']) &&
      !isMounted(value, mounts)
      ? [{check: 'config-file-unmounted', range: variable.range, values: {name}}]
      : [];
  });
}

interface Service {
  readonly range: Range;
  readonly fields: Fields;
  readonly mounts: readonly Mount[];
  /** The image of the console that it runs, if it does. */
  readonly image: ImageFacts | undefined;
}

function readService(file: YamlFile, {range, value}: Entry, facts: CheckFacts): Service {
  const fields = fieldsOf(file, value);
  return {
    range,
    fields,
    mounts: readMounts(file, file.itemsOf(fields.get('volumes')?.value)),
    image: ownImage(fields.get('image')?.value, facts),
  };
}

/** Checks of a service that runs an image of the console. */
function checkOwnService(
  file: YamlFile,
  {range, fields, mounts}: Service,
  image: ImageFacts,
  facts: CheckFacts,
): readonly Finding[] {
  const valueOf = (key: string): Node | undefined => fields.get(key)?.value;
  const environment = valueOf('environment');
  const variables = readEnvironment(file, environment);
  const portsOf = (id: string): readonly number[] =>
    facts.ports.find((port) => port.id === id)?.numbers ?? [];
  const [api = 0] = portsOf('api');
  const ownPort = variables.filter(({name}) => name === 'PORT').at(-1)?.value ?? '';
  const apiTarget = portFault(ownPort) === undefined ? Number(ownPort) : api;
  const imageNode = valueOf('image');
  const network = fields.get('network_mode');
  return [
    ...(imageNode && !fields.has('build') ? checkImage(file, imageNode, facts) : []),
    ...checkPorts(file, file.itemsOf(valueOf('ports')), {
      listening: image.ports.flatMap((id) => (id === 'api' ? [apiTarget] : portsOf(id))),
      api,
      apiTarget,
    }),
    ...(network && scalarText(network.value) === 'host'
      ? [{check: 'network-host', range: network.range}]
      : []),
    ...(isComplete(fields, ['volumes_from']) ? checkData(image, mounts, range) : []),
    ...checkConfigMount(image, variables, mounts, fields, range),
    // In a section, it's a key that appears twice.
    ...(isSeq(environment) ? repeatedVariables(variables) : []),
    ...checkEnvironment(variables, image, facts, isComplete(fields, ['env_file']) ? range : undefined),
  ];
}

/** Checks the text of a Compose file. */
export function checkComposeFile(text: string, facts: CheckFacts): readonly Finding[] {
  const file = new YamlFile(text, true);
  if (file.faults.length > 0) {
    return file.faults;
  }
  const top = fieldsOf(file, file.root);
  const sections = misshapen(top, ['services', 'volumes'], isMap, 'a section here, without dashes');
  if (sections.length > 0) {
    return [...file.repeatedKeys, ...sections];
  }
  const services = file.entriesOf(top.get('services')?.value).map((entry) => readService(file, entry, facts));
  const declared = file.entriesOf(top.get('volumes')?.value).map(({key}) => key);
  return [
    ...file.repeatedKeys,
    ...checkKeys(facts, 'file', top),
    ...services.flatMap((service) => [
      ...checkKeys(facts, 'service', service.fields),
      ...misshapen(service.fields, ['ports', 'volumes'], isSeq, 'a list, each line with a dash'),
      ...misshapen(service.fields, ['environment'], isCollection, 'a list or a section'),
      ...checkListedVariables(file, service.fields),
      ...(top.has('include') ? [] : undeclaredVolumes(service.mounts, declared)),
      ...(service.image ? checkOwnService(file, service, service.image, facts) : []),
    ]),
    ...(services.some(({image}) => image)
      ? []
      : [{check: 'compose-foreign', range: top.get('services')?.range ?? fileStart}]),
  ];
}
