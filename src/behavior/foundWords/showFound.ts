import {markWords} from './markWords';
import {openFoundTab} from './openFoundTab';

/** Shows what a search found on the page that it led to. */
export function showFound(words: readonly string[]): void {
  openFoundTab(words);
  markWords(words);
}
