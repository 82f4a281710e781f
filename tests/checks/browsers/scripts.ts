/**
 * The browser APIs that the project's own scripts use: the compiler knows what a name belongs to, and MDN's data knows
 * which browsers lack it.
 */
import path from 'node:path';
import ts from 'typescript';
import {featuresOf, type UnsupportedFeature, type UnsupportedFeatures} from './promised';
import {type Use} from './uses';

/** Of all packages, only React is loaded, for its events: the compiler's own library has the browser APIs. */
const opened = /^(?:\.|@site\/|react$)/;

/** Loads scripts and what they import, without looking for mistakes in them. @param files names from the root */
export function openScripts(files: readonly string[]): ts.Program {
  const {config} = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {config: object};
  const parsed = ts.parseJsonConfigFileContent({...config, files, include: []}, ts.sys, process.cwd());
  // The types of Node.js would replace those of browsers.
  const options = {...parsed.options, types: []};
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({text}) =>
      opened.test(text) ? ts.resolveModuleName(text, file, options, host) : {resolvedModule: undefined},
    );
  return ts.createProgram({rootNames: parsed.fileNames, options, host});
}

function isNamed(node: ts.Node): node is ts.NamedDeclaration {
  return ts.isTypeElement(node) || ts.isDeclarationStatement(node) || ts.isVariableDeclaration(node);
}

function nameOf({name}: ts.NamedDeclaration): string {
  return name?.getText() ?? '';
}

/**
 * Path in MDN's data. A DOM name links to its MDN article, whose URL has the same path; a name of the language is
 * identified by its interface, such as `SegmenterConstructor` in `Intl`.
 */
function pathOf(declaration: ts.NamedDeclaration): readonly string[] {
  const comments = ts.getJSDocCommentsAndTags(declaration).map((comment) => comment.getText());
  const [, article] = /developer\.mozilla\.org\/docs\/Web\/API\/([\w/]+)/.exec(comments.join()) ?? [];
  if (article !== undefined) {
    return ['api', ...article.split('/')];
  }
  const isIntl = ts.findAncestor(declaration, ts.isModuleDeclaration) !== undefined;
  const {parent} = declaration;
  const owner = ts.isInterfaceDeclaration(parent) ? [nameOf(parent).replace(/Constructor$/, '')] : [];
  return ['javascript', 'builtins', ...(isIntl ? ['Intl'] : []), ...owner, nameOf(declaration)];
}

/** MDN's data has some globals below `api` itself, and its articles below `Window`. */
function pathIn({api}: UnsupportedFeatures['data'], names: readonly string[]): readonly string[] {
  const [, owner, name = ''] = names;
  return owner === 'Window' && Object.hasOwn(api, name) ? ['api', name] : names;
}

/**
 * What the compiler's library declares and some browser lacks. The members of what's missing as a whole are left out:
 * scripts can't reach them without something else that's missing.
 */
function declaredLacks(
  program: ts.Program,
  lacks: UnsupportedFeatures,
): ReadonlyMap<ts.Node, UnsupportedFeature> {
  const found = new Map<ts.Node, UnsupportedFeature>();
  const visit = (node: ts.Node): void => {
    if (isNamed(node)) {
      const names = pathIn(lacks.data, pathOf(node));
      const lack = lacks.at(names);
      const ofOwner = lacks.at(names.slice(0, -1))?.lacking ?? [];
      if (lack?.lacking.some((browser) => !ofOwner.includes(browser))) {
        found.set(node, lack);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (program.isSourceFileDefaultLibrary(file)) {
      ts.forEachChild(file, visit);
    }
  }
  return found;
}

/** What a name in a script refers to, if it's a value: a property, a destructured property, or a global. */
function symbolOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const {parent} = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    return name === (parent.propertyName ?? parent.name)
      ? checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), name.text)
      : undefined;
  }
  return ts.isPartOfTypeNode(name) ? undefined : checker.getSymbolAtLocation(name);
}

/**
 * Finds pseudo-classes and pseudo-elements in text that some browser lacks: `querySelector` throws there if it gets
 * one.
 */
function selectorReader(lacks: UnsupportedFeatures): (text: string) => readonly UnsupportedFeature[] {
  const found = featuresOf(lacks.data.css.selectors ?? {}).flatMap(([name]) => {
    const lack = lacks.at(['css', 'selectors', name]);
    return lack === undefined ? [] : [{lack, pattern: new RegExp(`:${name}(?![\\w-])`)}];
  });
  return (text) =>
    text.includes(':') ? found.filter(({pattern}) => pattern.test(text)).map(({lack}) => lack) : [];
}

/** What scripts use that some browser lacks, in code and in strings with selectors. */
export function findNewApis(program: ts.Program, lacks: UnsupportedFeatures): readonly Use[] {
  const checker = program.getTypeChecker();
  const declared = declaredLacks(program, lacks);
  // Resolving every other name is slow.
  const names = new Set(Array.from(declared.keys(), (node) => nameOf(node as ts.NamedDeclaration)));
  const inSelector = selectorReader(lacks);
  const lacksOfNode = (node: ts.Node): readonly UnsupportedFeature[] => {
    if (ts.isIdentifier(node) && names.has(node.text)) {
      // An interface and the variable of the same name are one.
      return [...new Set(symbolOf(node, checker)?.declarations?.flatMap((each) => declared.get(each) ?? []))];
    }
    return ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)
      ? inSelector(node.text)
      : [];
  };
  return program
    .getSourceFiles()
    .filter(({isDeclarationFile}) => !isDeclarationFile)
    .flatMap((file) => {
      const where = path.relative('', file.fileName).split(path.sep).join('/');
      const found: Use[] = [];
      const visit = (node: ts.Node): void => {
        found.push(...lacksOfNode(node).map((lack) => ({...lack, where})));
        ts.forEachChild(node, visit);
      };
      visit(file);
      return found;
    });
}
