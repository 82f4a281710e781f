const maxSuggestions = 3;

/** What to search for instead when nothing is found: the categories of the results before, each once. */
export function suggestCategories(names: readonly string[]): readonly string[] {
  return [...new Set(names)].slice(0, maxSuggestions);
}
