const oneVariable = /^\$(?:\w+|\{\w+(?:(:?[-?+])((?:\$\{[^}]*\}|(?!\$\{)[^}])*))?\})$/;

/**
 * Whether a value consists of one variable that Compose replaces with nothing if it isn't set, or is empty. If another
 * variable is its default, that one counts.
 */
export function mayBeEmpty(value: string): boolean {
  const [whole, operator, text = ''] = oneVariable.exec(value.trim()) ?? [];
  if (whole === undefined || operator === ':?') {
    return false;
  }
  return !operator?.endsWith('-') || text === '' || mayBeEmpty(text);
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

/** The text that makes Compose stop if a variable isn't set. */
export function required(name: string): string {
  return `\${${name}:?${name} is missing from .env}`;
}
