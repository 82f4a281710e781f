/** What is known of the custom properties of a set of style sheets. */
import type {Declaration, Root} from 'postcss';

const reference = /var\(\s*(--[\w-]+)/g;
const wholePage = /^(?::root|html|(?:html|:root)?\[data-theme=["']?\w+["']?\](?::root)?)$/;

/** The custom properties that a value asks for. */
export function referencesIn(value: string): readonly string[] {
  return [...value.matchAll(reference)].map(([, name = '']) => name);
}

/** Declarations of custom properties, by name. */
export type Declarations = ReadonlyMap<string, readonly Declaration[]>;

export function declarationsOf(roots: readonly Root[]): Declarations {
  const found = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.variable) {
        found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
      }
    });
  }
  return found;
}

/** What stands around the rule of a declaration: `root` of the sheet, `layer`, or another `atrule`. */
export function surroundingsOf({parent}: Declaration): string | undefined {
  const outer = parent?.parent;
  return outer?.type === 'atrule' && 'name' in outer && outer.name === 'layer' ? 'layer' : outer?.type;
}

/** Whether a declaration stands in a rule for `:root` alone. */
export function isPlainRoot({parent}: Declaration): boolean {
  return parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
}

/** Whether a declaration holds for the root element and for nothing else. */
export function isForPage({parent}: Declaration): boolean {
  return parent?.type === 'rule' && 'selectors' in parent && isPageSelectors(parent.selectors);
}

function isPageSelectors(selectors: unknown): boolean {
  return Array.isArray(selectors) && selectors.every((selector) => wholePage.test(String(selector)));
}
