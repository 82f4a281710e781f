/**
 * How a value is written where it stands: `shell` is a word of its own or a part of one, the next three are within double
 * quotes, within single quotes, and in a here-document whose lines are expanded. `json`, `yaml-double`, and `yaml-single`
 * are strings in quotes.
 */
const notations = [
  'shell',
  'shell-double',
  'shell-single',
  'shell-document',
  'json',
  'yaml-double',
  'yaml-single',
] as const;
export type Notation = (typeof notations)[number];

function jsonText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const rules: Readonly<Record<Notation, (text: string) => string>> = {
  shell: (text) => (/^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`),
  'shell-double': (text) => text.replace(/[\\"$`]/g, String.raw`\$&`),
  'shell-single': (text) => text.replaceAll("'", String.raw`'\''`),
  'shell-document': (text) => text.replace(/[\\$`]/g, String.raw`\$&`),
  json: jsonText,
  // JSON's strings are YAML's.
  'yaml-double': jsonText,
  'yaml-single': (text) => text.replaceAll("'", "''"),
};

/** @param escapes notations from the inside out: a command in quotes is `['shell', 'shell-single']` */
export function escapeValue(text: string, escapes: readonly Notation[]): string {
  return escapes.reduce((escaped, notation) => rules[notation](escaped), text);
}

/** Notations as an attribute or a placeholder has them, with a blank between two. */
export function parseNotations(text = ''): readonly Notation[] {
  return text.split(' ').flatMap((name) => notations.find((notation) => notation === name) ?? []);
}
