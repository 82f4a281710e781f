/** `${NAME}`, `$NAME`, or `${NAME:-text}` in a Compose file. */
interface Interpolation {
  /** `?` makes Compose stop if the variable isn't set; `-` gives a default for that case. */
  readonly operator: '?' | '-' | '+' | '';
  readonly text: string;
}

const oneVariable = /^\$(?:\w+|\{\w+(?::?([-?+])((?:\$\{[^}]*\}|(?!\$\{)[^}])*))?\})$/;

/**
 * The meaning of a value that consists of one variable; `undefined` for any other value. If another variable is its
 * default, that one counts.
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

/** `$$`, which stands for one dollar sign, or a variable whose default contains no variable. */
const escapeOrDefault = /\$\$|\$\{\w+:?-((?:\$\$|[^$}])*)\}/g;

/** A value with the defaults of unset variables; `undefined` if a variable has none. */
export function interpolate(value: string): string | undefined {
  let text = value;
  for (let before = ''; text !== before;) {
    before = text;
    text = before.replace(escapeOrDefault, (whole, fallback?: string) => fallback ?? whole);
  }
  return /\$(?:\w|\{)/.test(text.replaceAll('$$', '')) ? undefined : text.replaceAll('$$', '$');
}
