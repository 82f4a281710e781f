/** `${NAME}`, `$NAME`, or `${NAME:-text}` in a Compose file. */
export interface Interpolation {
  readonly name: string;
  /** `?` stops Compose if the variable isn't set; `-` has a text for that case. */
  readonly operator: '?' | '-' | '+' | '';
  readonly text: string;
}

const whole = /^\$(?:(\w+)|\{(\w+)(?::?([-?+])(.*))?\})$/s;

/** What a value that consists of one variable means; `undefined` for any other value. */
export function readInterpolation(value: string): Interpolation | undefined {
  const parts = whole.exec(value.trim());
  return parts === null
    ? undefined
    : {
        name: parts[1] ?? parts[2] ?? '',
        operator: (parts[3] ?? '') as Interpolation['operator'],
        text: parts[4] ?? '',
      };
}

/** A value with the texts for unset variables in their place; `undefined` if a variable has none. */
export function withDefaults(value: string): string | undefined {
  const text = value.replace(/\$\{\w+:?-([^}]*)\}/g, '$1');
  return /\$(?:\w|\{)/.test(text) ? undefined : text.replaceAll('$$', '$');
}
