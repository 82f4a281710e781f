/** What style sheets use that some browser lacks, and how such a browser reads them. */
import {parse, type AtRule, type ChildNode, type Declaration, type Root, type Rule} from 'postcss';
import {type Identifier} from '@mdn/browser-compat-data';
import {featuresOf, type UnsupportedFeature, type UnsupportedFeatures} from './promised';
import {type Problem} from '../problem';
import {type Use} from './uses';

type Path = readonly string[];

/** A part of a style sheet that some browser drops. */
interface Dropped {
  readonly node: ChildNode;
  readonly lack: UnsupportedFeature;
}

/** Strings and URLs contain no feature names. */
function namesIn(text: string, pattern: RegExp): readonly string[] {
  const code = text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return Array.from(code.matchAll(pattern), ([name]) => name.toLowerCase());
}

/** Paths of the functions that values may have, by their names. */
function functionPaths(types: Identifier, path: Path): ReadonlyMap<string, Path> {
  return new Map(
    featuresOf(types).flatMap(([name, type]) => [
      [name, [...path, name]] as const,
      ...functionPaths(type, [...path, name]),
    ]),
  );
}

/** Anything with a prefix is for one engine, and the others are known to skip it. */
function isPrefixed(name: string): boolean {
  return name.startsWith('-');
}

function selectorPaths(selector: string): readonly Path[] {
  return namesIn(selector, /(?<=:)[\w-]+/g)
    .filter((name) => !isPrefixed(name))
    .map((name) => ['css', 'selectors', name]);
}

function rulePaths({parent, selector}: Rule): readonly Path[] {
  return [...(parent?.type === 'rule' ? [['css', 'selectors', 'nesting']] : []), ...selectorPaths(selector)];
}

function atRulePaths({name, params}: AtRule): readonly Path[] {
  const features = name === 'media' ? namesIn(params, /(?<=\(\s*)[\w-]+/g) : [];
  return [name, ...features.map((feature) => `media/${feature}`)].map((each) => [
    'css',
    'at-rules',
    ...each.split('/'),
  ]);
}

function declarationPaths({prop, value}: Declaration, functions: ReadonlyMap<string, Path>): readonly Path[] {
  // Custom properties take any value.
  if (isPrefixed(prop)) {
    return [];
  }
  const property = ['css', 'properties', prop];
  return [
    property,
    ...namesIn(value, /(?<![\w-])[a-z][\w-]*/gi).map((word) => [...property, word]),
    ...namesIn(value, /(?<=\d)[a-z]+\b/gi).map((unit) => ['css', 'types', 'length', unit]),
    ...namesIn(value, /[\w-]+(?=\()/g).flatMap((name) => [functions.get(name) ?? []]),
  ];
}

/** Everything in a style sheet that some browser drops. */
function findDropped(sheet: Root, lacks: UnsupportedFeatures): readonly Dropped[] {
  const functions = functionPaths(lacks.data.css.types ?? {}, ['css', 'types']);
  const pathsOf = (node: ChildNode): readonly Path[] => {
    switch (node.type) {
      case 'rule':
        return rulePaths(node);
      case 'atrule':
        return atRulePaths(node);
      case 'decl':
        return declarationPaths(node, functions);
      case 'comment':
        return [];
    }
  };
  const found: Dropped[] = [];
  sheet.walk((node) => {
    found.push(
      ...pathsOf(node)
        .flatMap((path) => lacks.at(path) ?? [])
        .map((lack) => ({node, lack})),
    );
  });
  return found;
}

/** A style sheet as read by a browser that lacks everything that any of the browsers lacks. */
export function asOldBrowser(text: string, lacks: UnsupportedFeatures): string {
  const sheet = parse(text);
  for (const {node} of findDropped(sheet, lacks)) {
    node.remove();
  }
  return sheet.toString();
}

/** Whether a browser that can't read a declaration has a fallback: one with its own prefix, or with an older value. */
function hasFallback(declaration: ChildNode, dropped: ReadonlySet<ChildNode>): boolean {
  return (
    declaration.type === 'decl' &&
    (declaration.parent?.nodes ?? []).some(
      (other) =>
        other.type === 'decl' &&
        !dropped.has(other) &&
        (other.prop === declaration.prop || /^-\w+-/.test(other.prop)) &&
        other.prop.endsWith(declaration.prop),
    )
  );
}

/** What a style sheet uses that some browser lacks. Declarations with a fallback are left out. */
export function findNewStyles(file: string, text: string, lacks: UnsupportedFeatures): readonly Use[] {
  const dropped = findDropped(parse(text), lacks);
  const nodes = new Set(dropped.map(({node}) => node));
  return dropped.filter(({node}) => !hasFallback(node, nodes)).map(({lack}) => ({...lack, where: file}));
}

/** Selectors that invalidate others: a browser that can't read one in a list drops the whole list. */
export function findMixedSelectors(
  file: string,
  text: string,
  lacks: UnsupportedFeatures,
): readonly Problem[] {
  const problems: Problem[] = [];
  parse(text).walkRules(({selectors}) => {
    const isNew = selectors.map((selector) => selectorPaths(selector).some((path) => lacks.at(path)));
    if (isNew.includes(true) && isNew.includes(false)) {
      const newer = selectors.filter((_, index) => isNew[index]).join(', ');
      problems.push({
        where: file,
        what: `has "${newer}" in a list with older selectors: give it a rule of its own`,
      });
    }
  });
  return problems;
}
