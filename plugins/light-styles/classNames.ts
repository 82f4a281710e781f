/** Names of the classes of CSS modules: short, and the same on every machine. */
import {createHash} from 'node:crypto';

/** The path of a file as every machine has it: below the site, or below the last `node_modules`. */
function commonPath(file: string, siteDir: string): string {
  const plain = file.replaceAll('\\', '/');
  const packages = plain.lastIndexOf('/node_modules/');
  const root = `${siteDir.replaceAll('\\', '/')}/`;
  return packages >= 0 ? plain.slice(packages) : plain.replace(root, '');
}

/** Three characters that all classes of a file share, so that they cost little after the first. */
function suffixOf(file: string, siteDir: string): string {
  return createHash('sha256').update(commonPath(file, siteDir)).digest('base64url').slice(0, 3);
}

type NameOf = (file: string, local: string) => string;

/**
 * Names classes after where they stand: `title` of a sheet becomes `title_x3f`.
 * @throws when two sheets would share a class
 */
export function createNames(siteDir: string): NameOf {
  const owners = new Map<string, string>();
  return (file, local) => {
    const name = `${local}_${suffixOf(file, siteDir)}`;
    const owner = owners.get(name) ?? file;
    if (owner !== file) {
      throw new Error(
        `${owner} and ${file} would share the class ${name}. Rename "${local}" in one of them.`,
      );
    }
    owners.set(name, file);
    return name;
  };
}

/** What css-loader is told about CSS modules. */
interface ModuleOptions {
  localIdentName?: string;
  getLocalIdent?: (context: {readonly resourcePath: string}, pattern: string, local: string) => string;
}

function moduleOptionsIn(value: unknown): readonly ModuleOptions[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return [
    ...('localIdentName' in value ? [value as ModuleOptions] : []),
    ...Object.values(value).flatMap(moduleOptionsIn),
  ];
}

/** Sets the names in the rules of the bundler, in place: what a plugin returns is added to them and replaces nothing. */
export function useNames(rules: unknown, nameOf: NameOf): void {
  for (const options of moduleOptionsIn(rules)) {
    options.getLocalIdent = ({resourcePath}, _pattern, local) => nameOf(resourcePath, local);
  }
}
