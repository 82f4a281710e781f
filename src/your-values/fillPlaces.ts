import {fill, type ValuePlace, type Values, withDefaults} from '@site/src/site/readerValues';

/**
 * A text with values instead of its defaults.
 *
 * @param places in the order of the text
 * @throws Error if a place doesn't have its default, because the text is from another build
 */
export function fillPlaces(text: string, places: readonly ValuePlace[], values: Values): string {
  let filled = '';
  let end = 0;
  for (const [offset, mark] of places) {
    const shown = withDefaults(mark);
    if (!text.startsWith(shown, offset)) {
      throw new Error(`There's no ${mark} at character ${offset} of the text.`);
    }
    filled += text.slice(end, offset) + fill(mark, (name) => values[name]);
    end = offset + shown.length;
  }
  return filled + text.slice(end);
}
