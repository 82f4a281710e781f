const maxSuggestions = 3;

/** What to search for instead if nothing is found: the categories of the previous results, each once. */
export function suggestCategories(names: readonly string[]): readonly string[] {
  return [...new Set(names)].slice(0, maxSuggestions);
}
