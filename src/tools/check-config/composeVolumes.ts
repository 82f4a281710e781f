import {isMap, type Node} from 'yaml';
import type {Finding, Range} from './finding';
import {interpolate} from './interpolation';
import {scalarText, type YamlFile} from './yamlFile';

/** Something that's mounted into a container. */
export interface Mount {
  readonly range: Range;
  /** A folder, a file, or the name of a volume; empty for a volume without a name. */
  readonly source: string;
  /** In the container; `undefined` if variables determine it. */
  readonly target: string | undefined;
  readonly isNamed: boolean;
}

const shortSyntax = /^(?:(?<source>[A-Za-z]:[\\/][^:]*|[^:]+):)?(?<target>\/[^:]*)(?::[^:]+)?$/;

/** How the path of a folder or a file begins; Compose takes anything else for the name of a volume. */
const folder = /^(?:[./~]|[A-Za-z]:|\\\\)/;

/** Stands for a variable, which is assumed to be a folder. */
const variable = './variable';

function readMount(file: YamlFile, node: Node): Mount {
  const range = file.rangeOf(node);
  if (isMap(node)) {
    const [source, type] = [file.textAt('source', node), file.textAt('type', node)];
    return {
      range,
      source: type === 'tmpfs' ? '' : source,
      target: interpolate(file.textAt('target', node)),
      isNamed: type === 'volume' && source !== '' && !source.includes('$'),
    };
  }
  const written = scalarText(node) ?? '';
  const text = interpolate(written) ?? written.replace(/\$(?:\w+|\{[^}]*\})/g, variable);
  const {source = '', target} = shortSyntax.exec(text)?.groups ?? {};
  return {
    range,
    source,
    target,
    isNamed: source !== '' && !folder.test(source) && !source.includes(variable),
  };
}

/** What a service mounts. */
export function readMounts(file: YamlFile, items: readonly Node[]): readonly Mount[] {
  return items.map((item) => readMount(file, item));
}

/**
 * Whether a path in the container is stored outside of it.
 *
 * @param isExact whether a mount above the path doesn't count
 */
export function isMounted(path: string, mounts: readonly Mount[], isExact = false): boolean {
  const wanted = `${path}/`;
  return mounts.some(({source, target}) => {
    if (target === undefined) {
      return true;
    }
    const mounted = `${target.replace(/\/+$/, '')}/`;
    return source !== '' && (isExact ? wanted === mounted : wanted.startsWith(mounted));
  });
}

/** Named volumes that the file doesn't declare. */
export function undeclaredVolumes(mounts: readonly Mount[], declared: readonly string[]): readonly Finding[] {
  return mounts
    .filter(({source, isNamed}) => isNamed && !declared.includes(source))
    .map(({source, range}) => ({check: 'volume-undeclared', range, values: {name: source}}));
}
