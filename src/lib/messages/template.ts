import {normalizeText} from '../../site/text/normalizeText';

/**
 * The template of a message, with `{name}` for each part that varies: `connect ECONNREFUSED {address}:{port}`.
 * Pages, search, and the paste box all read it in this form.
 */
export type Template = string;

const variable = /\{([a-z][A-Za-z]*)\}/;

/** Literal text, then a part that varies, then literal text, and so on: odd positions have names. */
export function templateParts(template: Template): readonly string[] {
  return template.split(variable);
}

/** What's the same in every message with a template: the texts around the parts that vary, including empty ones. */
export function literalsOf(template: Template): readonly string[] {
  return templateParts(template).filter((_, index) => index % 2 === 0);
}

/** The template with `*` for each part that varies, so two templates can be compared regardless of the parts' names. */
export function anonymousTemplate(template: Template): string {
  return literalsOf(template).join('*');
}

/** A space next to a part that varies matches one space: further ones may belong to that part. */
function escaped(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=\S)\s+(?=\S)/g, '\\s+')
    .replace(/^\s+|\s+$/g, '\\s');
}

/**
 * Makes the function that finds a template in a text in its normalized form, whatever its varying parts contain. Each
 * literal part is searched for after the first match of the one before: if that fails, no later match leaves room for
 * it, either. A single pattern for the whole template would try them all.
 *
 * @returns the text from the first literal part to the last one; `undefined` unless the text has all of them
 */
export function templateFinder(template: Template): (text: string) => string | undefined {
  const patterns = literalsOf(normalizeText(template)).map((literal) => new RegExp(escaped(literal), 'gi'));
  return (text) => {
    let start: number | undefined;
    let end = 0;
    for (const pattern of patterns) {
      pattern.lastIndex = end;
      const found = pattern.exec(text);
      if (found === null) {
        return undefined;
      }
      start ??= found.index;
      end = pattern.lastIndex;
    }
    return text.slice(start, end);
  };
}

/** Characters of its literal parts: the more there are, the less likely a match by chance. */
export function specificity(template: Template): number {
  return literalsOf(template).reduce((sum, text) => sum + text.trim().length, 0);
}
