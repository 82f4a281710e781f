import type {Declaration, Root, Rule} from 'postcss';

const variable = /--[A-Za-z][\w-]*/g;

function variablesIn(text: string): readonly string[] {
  return text.match(variable) ?? [];
}

interface Declarations {
  readonly variables: readonly Declaration[];
  readonly others: readonly Declaration[];
}

function declarationsOf(root: Root): Declarations {
  const variables: Declaration[] = [];
  const others: Declaration[] = [];
  root.walkDecls((declaration) => {
    (declaration.variable ? variables : others).push(declaration);
  });
  return {variables, others};
}

/** All that is needed, through the values of what is needed. */
function reached(start: Iterable<string>, variables: readonly Declaration[]): ReadonlySet<string> {
  const needed = new Set(start);
  // A set hands out what is added while it is walked.
  for (const name of needed) {
    for (const {prop, value} of variables) {
      if (prop === name) {
        variablesIn(value).forEach((each) => needed.add(each));
      }
    }
  }
  return needed;
}

/**
 * Takes out of a style sheet the variables that neither its rules nor the sources use, and those that the site sets
 * itself: its own values stand in no layer, and so win in any case.
 *
 * @param sources texts of all other style sheets and scripts
 * @param ownValues style sheet with the site's values for the whole page
 */
export function trimVariables(root: Root, sources: readonly string[], ownValues: string): void {
  const {variables, others} = declarationsOf(root);
  const own = new Set([...ownValues.matchAll(/(--ifm-[\w-]+):/g)].map(([, name = '']) => name));
  const start = [...others.map(({value}) => value), ...sources].flatMap(variablesIn);
  const needed = reached(start, variables);
  for (const declaration of variables) {
    const isForPage =
      declaration.parent?.type === 'rule' && /^(?::root|html\[)/.test(declaration.parent.selector);
    if (!needed.has(declaration.prop) || (isForPage && own.has(declaration.prop))) {
      declaration.remove();
    }
  }
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  rules.filter(({nodes}) => nodes.length === 0).forEach((rule) => rule.remove());
}
