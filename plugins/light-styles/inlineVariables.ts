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

/** As the value of a custom property these words mean the property itself, not the one that asks for it. */
const wide = /^(?:inherit|initial|unset|revert|revert-layer|)$/;

function isUnconditional(declaration: Declaration): boolean {
  return /^(?:root|layer)$/.test(surroundingsOf(declaration) ?? '');
}

/** A value that is the same wherever it is asked for: set once, for the page, from others that are set for the page. */
function constantOf(declarations: readonly Declaration[], all: Declarations): Declaration | undefined {
  const [only] = declarations;
  if (only === undefined || declarations.length > 1 || !isForPage(only) || !isUnconditional(only)) {
    return undefined;
  }
  const isSame = referencesIn(only.value).every((name) => all.get(name)?.every(isForPage) === true);
  return isPlainRoot(only) && isSame && !wide.test(only.value.trim()) ? only : undefined;
}

/** Minified values lack the spaces that the brackets of `var()` made needless. */
function replaceReference(text: string, name: string, value: string): string {
  const pattern = new RegExp(`(.?)var\\(\\s*${name}\\s*\\)(?=(.?))`, 'gs');
  return text.replace(pattern, (_match, before: string, after: string) => {
    const left = /[\w%)"'-]/.test(before) ? ' ' : '';
    const right = /[\w#("'.%-]/.test(after) ? ' ' : '';
    return `${before}${left}${value}${right}`;
  });
}

function usesOf(name: string, roots: readonly Root[]): readonly Declaration[] {
  const uses: Declaration[] = [];
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (referencesIn(declaration.value).includes(name)) {
        uses.push(declaration);
      }
    });
  }
  return uses;
}

function isShorter(uses: readonly Declaration[], {prop, value}: Declaration): boolean {
  const count = uses.reduce(
    (sum, use) => sum + referencesIn(use.value).filter((name) => name === prop).length,
    0,
  );
  return count * value.length <= count * `var(${prop})`.length + `${prop}:${value};`.length;
}

function hasFallback(name: string, uses: readonly Declaration[]): boolean {
  return uses.some(({value}) => new RegExp(`var\\(\\s*${name}\\s*,`).test(value));
}

/**
 * Writes values of custom properties that never change where they are asked for, unless that makes the sheets longer.
 *
 * @param inScripts custom properties that scripts name, and that stay
 */
export function inlineVariables(roots: readonly Root[], inScripts: ReadonlySet<string>): void {
  const all = declarationsOf(roots);
  for (const [name, declarations] of all) {
    const constant = inScripts.has(name) ? undefined : constantOf(declarations, all);
    const uses = constant && usesOf(name, roots);
    if (constant && uses && isShorter(uses, constant) && !hasFallback(name, uses)) {
      uses.forEach((use) => {
        use.value = replaceReference(use.value, name, constant.value.trim());
      });
      constant.remove();
    }
  }
  roots.forEach(removeEmpty);
}
