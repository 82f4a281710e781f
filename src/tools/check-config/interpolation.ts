/** `${NAME}`, `$NAME`, or `${NAME:-text}` in a Compose file. */
interface Interpolation {
  /** `?` stops Compose if the variable isn't set; `-` has a text for that case. */
  readonly operator: '?' | '-' | '+' | '';
  readonly text: string;
}

const oneVariable = /^\$(?:\w+|\{\w+(?::?([-?+])((?:\$\{[^}]*\}|(?!\$\{)[^}])*))?\})$/;

/**
 * What a value that consists of one variable means, and `undefined` for any other value. If another variable takes the
 * place of one that isn't set, that one counts.
 */
export function readInterpolation(value: string): Interpolation | undefined {
  const parts = oneVariable.exec(value.trim());
  if (parts === null) {
    return undefined;
  }
  const [, operator = '', text = ''] = parts;
  const inner = operator === '-' ? readInterpolation(text) : undefined;
  return inner ?? {operator: operator as Interpolation['operator'], text};
}

/** `$$`, which stands for one dollar sign, or a variable with a text for when it isn't set that has no variable in it. */
const escapeOrDefault = /\$\$|\$\{\w+:?-((?:\$\$|[^$}])*)\}/g;

/** A value with the texts for unset variables in their place; `undefined` if a variable has none. */
export function interpolate(value: string): string | undefined {
  let text = value;
  for (let before = ''; text !== before;) {
    before = text;
    text = before.replace(escapeOrDefault, (whole, fallback?: string) => fallback ?? whole);
  }
  return /\$(?:\w|\{)/.test(text.replaceAll('$$', '')) ? undefined : text.replaceAll('$$', '$');
}
