import type {SearchPage} from './page';

/** By path of a page: what other pages call it in their links. */
export function linkTextsOf(pages: readonly SearchPage[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, readonly string[]>();
  for (const {path, text} of pages.flatMap(({links = []}) => links)) {
    texts.set(path, [...(texts.get(path) ?? []), text]);
  }
  return texts;
}
