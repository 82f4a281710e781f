import groups from '../../../data/synonyms.json';

/**
 * Words of the field that readers use for one another, abbreviations included; a word found through its group ranks
 * below the word itself. Words of several parts are written together, as the tokenizer joins them (`two-factor` is
 * `twofactor`).
 */
export const synonymGroups: readonly (readonly string[])[] = groups.map((words) => words.split(' '));
