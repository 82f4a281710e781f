import type {Declaration, Root} from 'postcss';
import {removeEmpty} from './trimRules';
import {
  declarationsOf,
  isForPage,
  isPlainRoot,
  referencesIn,
  surroundingsOf,
  type Declarations,
} from './variables';

/** All that is needed, through the values of what is needed. */
function neededOf(
  roots: readonly Root[],
  variables: Declarations,
  inScripts: ReadonlySet<string>,
): ReadonlySet<string> {
  const needed = new Set(inScripts);
  for (const root of roots) {
    root.walkDecls(({variable, value}) => {
      if (!variable) {
        referencesIn(value).forEach((name) => needed.add(name));
      }
    });
  }
  // A set hands out what is added while it is walked.
  for (const name of needed) {
    variables.get(name)?.forEach(({value}) => {
      referencesIn(value).forEach((each) => needed.add(each));
    });
  }
  return needed;
}

/** A value of the framework for the whole page, where the site sets its own: that stands in no layer, and so wins. */
function isOverruled(declaration: Declaration, all: readonly Declaration[]): boolean {
  return (
    isForPage(declaration) &&
    surroundingsOf(declaration) === 'layer' &&
    all.some((other) => isPlainRoot(other) && surroundingsOf(other) === 'root')
  );
}

/**
 * Takes out of style sheets the custom properties that neither their rules nor scripts use, and those of layers that
 * others overrule.
 */
export function trimVariables(roots: readonly Root[], inScripts: ReadonlySet<string>): void {
  const variables = declarationsOf(roots);
  const needed = neededOf(roots, variables, inScripts);
  for (const [name, declarations] of variables) {
    declarations
      .filter((declaration) => !needed.has(name) || isOverruled(declaration, declarations))
      .forEach((declaration) => declaration.remove());
  }
  roots.forEach(removeEmpty);
}
