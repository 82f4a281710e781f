import groups from '../../../data/synonyms.json';

/**
 * Words of the field that readers use interchangeably, including abbreviations; a match through a synonym ranks below
 * the word itself. Words with several parts are written together, as the tokenizer joins them (`two-factor` is
 * `twofactor`).
 */
export const synonymGroups: readonly (readonly string[])[] = groups.map((words) => words.split(' '));
