import type {AtRule, Container, Root, Rule} from 'postcss';
import {isUsed, type ClassUse} from './classUse';

/** The classes that a selector asks for; those within `:not()` are no reason to keep it. */
export function classesOf(selector: string): readonly string[] {
  const withoutNegations = selector.replace(/:not\([^)]*\)/g, '');
  return [...withoutNegations.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
}

function trimSelectors(rule: Rule, use: ClassUse): void {
  const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => isUsed(name, use)));
  if (kept.length === 0) {
    rule.remove();
  } else if (kept.length < rule.selectors.length) {
    rule.selectors = kept;
  }
}

function isEmpty(container: Container | AtRule): boolean {
  return container.nodes?.length === 0;
}

/** Takes out of a style sheet the rules for classes that no source mentions. Keyframes have no classes. */
export function trimRules(root: Root, use: ClassUse): void {
  // Collected before any goes: within a plugin's run, walking and removing at once skips every other rule.
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  rules
    .filter(({parent}) => parent?.type !== 'atrule' || !(parent as AtRule).name.endsWith('keyframes'))
    .forEach((rule) => trimSelectors(rule, use));
  const atRules: AtRule[] = [];
  root.walkAtRules((atRule) => {
    atRules.push(atRule);
  });
  atRules.filter(isEmpty).forEach((atRule) => atRule.remove());
}
