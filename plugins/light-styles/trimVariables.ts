import type {Declaration, Root} from 'postcss';
import {removeEmpty} from './trimRules';
import {declarationsOf, isForPage, referencesIn} from './variables';

/** All that is needed, through the values of what is needed. */
function neededOf(roots: readonly Root[], inScripts: ReadonlySet<string>): ReadonlySet<string> {
  const variables = declarationsOf(roots);
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

function layerOf({parent}: Declaration): string | undefined {
  const outer = parent?.parent;
  return outer?.type === 'atrule' && 'name' in outer && outer.name === 'layer' ? 'layer' : outer?.type;
}

function isPlainRoot({parent}: Declaration): boolean {
  return parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
}

/** A value of the framework for the whole page, where the site sets its own: that stands in no layer, and so wins. */
function isOverruled(declaration: Declaration, all: readonly Declaration[]): boolean {
  return (
    isForPage(declaration) &&
    layerOf(declaration) === 'layer' &&
    all.some((other) => isPlainRoot(other) && layerOf(other) === 'root')
  );
}

/**
 * Takes out of style sheets the custom properties that neither their rules nor scripts use, and those of layers that
 * others overrule.
 */
export function trimVariables(roots: readonly Root[], inScripts: ReadonlySet<string>): void {
  const needed = neededOf(roots, inScripts);
  for (const [name, declarations] of declarationsOf(roots)) {
    declarations
      .filter((declaration) => !needed.has(name) || isOverruled(declaration, declarations))
      .forEach((declaration) => declaration.remove());
  }
  roots.forEach(removeEmpty);
}
