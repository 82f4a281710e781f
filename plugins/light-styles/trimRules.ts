import type {AtRule, Root, Rule} from 'postcss';

/** The classes that a selector asks for; those within `:not()` are no reason to keep it. */
function classesOf(selector: string): readonly string[] {
  const withoutNegations = selector.replace(/:not\([^)]*\)/g, '');
  return [...withoutNegations.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

function trimSelectors(rule: Rule, isUsed: (name: string) => boolean): void {
  const kept = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
  if (kept.length === 0) {
    rule.remove();
  } else if (kept.length < rule.selectors.length) {
    rule.selectors = kept;
  }
}

/** Collected before any goes: walking and removing at once skips nodes. */
function rulesOf(root: Root): readonly Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

/** Removes rules and blocks that hold nothing any more. `@layer a, b;` has no block and stays. */
export function removeEmpty(root: Root): void {
  rulesOf(root)
    .filter(({nodes}) => nodes.length === 0)
    .forEach((rule) => rule.remove());
  const blocks: AtRule[] = [];
  root.walkAtRules((atRule) => {
    blocks.push(atRule);
  });
  // The innermost come last, and may leave the outer ones empty.
  for (const block of blocks.reverse()) {
    if (block.nodes?.length === 0) {
      block.remove();
    }
  }
}

/** Takes out of a style sheet the rules for classes that are not used. Keyframes have no classes. */
export function trimRules(root: Root, isUsed: (name: string) => boolean): void {
  rulesOf(root)
    .filter(({parent}) => parent?.type !== 'atrule' || !(parent as AtRule).name.endsWith('keyframes'))
    .forEach((rule) => trimSelectors(rule, isUsed));
  removeEmpty(root);
}
