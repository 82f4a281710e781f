import {hashTarget} from '../hashTarget';
import {openTab} from '../tabs/select';
import {markWords} from './markWords';

/** Whether the tab's name consists of these words, in any case. */
function isNamed(tab: Element, words: readonly string[]): boolean {
  const known = words.map((word) => word.toLowerCase());
  return tab.textContent
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}

/** A hit leads to a heading. If the reader searched for one of the tabs below it, that tab is opened. */
function openFoundTab(words: readonly string[]): void {
  const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((each) =>
    isNamed(each, words),
  );
  if (tab) {
    openTab(tab, hashTarget() ?? tab);
  }
}

/** Shows what a search found on the page that it led to. */
export function showFound(words: readonly string[]): void {
  openFoundTab(words);
  markWords(words);
}
