/** Every package that a file imports is listed in package.json, and every listed one is used. */
import {builtinModules} from 'node:module';
import ts from 'typescript';
import {type Problem} from './problem';

/** Packages that are used without being named in a file of the project, and what uses them. */
const usedElsewhere: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/faster', 'the framework, which loads it for `fasterByDefault`'],
  ['@docusaurus/module-type-aliases', 'the types of `@theme/…` and `@site/…`'],
]);

/** Names that the framework's aliases or the bundler resolve. */
const alias = /^(?:@site|@theme|@theme-original|@theme-init|@generated)\//;
/** `@docusaurus/Link` and the like are modules of `@docusaurus/core`, which also resolves `react-loadable`. */
const coreModule =
  /^(?:react-loadable$|@docusaurus\/(?:[A-Z]|use[A-Z]|router$|renderRoutes$|isInternalUrl$|constants$))/;

function packageOf(request: string): string | undefined {
  if (/^[./]|^node:/.test(request) || alias.test(request) || builtinModules.includes(request)) {
    return undefined;
  }
  if (coreModule.test(request)) {
    return '@docusaurus/core';
  }
  const [scope = '', name = ''] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** The types of a package are used where the package is; those of Node.js everywhere. */
function typesOf(name: string): string {
  return name.replace(/^@types\//, '');
}

/**
 * @param listed names in package.json
 * @param code TypeScript and JavaScript by file name
 * @param others other texts that may name a package: configurations, the scripts of package.json
 */
export function findPackageFaults(
  listed: readonly string[],
  code: Iterable<readonly [file: string, text: string]>,
  others: readonly string[],
): readonly Problem[] {
  const imported = new Map<string, string>();
  const texts = [...others];
  for (const [file, text] of code) {
    texts.push(text);
    for (const {fileName} of ts.preProcessFile(text, true, true).importedFiles) {
      const name = packageOf(fileName);
      if (name !== undefined) {
        imported.set(name, file);
      }
    }
  }
  const everything = texts.join('\n');
  const isNamed = (name: string): boolean => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return new RegExp(`(?<![\\w@/-])${escaped}(?![\\w-])`).test(everything);
  };
  const isUsed = (name: string): boolean =>
    imported.has(name) || usedElsewhere.has(name) || isNamed(typesOf(name));
  return [
    ...[...imported]
      .filter(([name]) => ![name, `@types/${name}`].some((each) => listed.includes(each)))
      .map(([name, file]) => ({where: file, what: `imports ${name}, which package.json doesn't list`})),
    ...listed
      .filter((name) => !isUsed(name))
      .map((name) => ({where: 'package.json', what: `lists ${name}, which nothing uses`})),
  ];
}
