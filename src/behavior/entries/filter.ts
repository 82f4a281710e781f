import {templateFinder} from '@site/src/lib/messages/template';
import {normalizeText} from '@site/src/site/text/normalizeText';

/** Entries of the page, and rows of its tables that have messages. */
function entriesOfPage(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-entry], tr')).filter(
    (part) => part.dataset.entry !== undefined || part.querySelector('[data-template]') !== null,
  );
}

/**
 * An entry matches when it has every word, or when the text is its message with a reader's own values.
 *
 * @param text in its normalized form
 */
function matches(entry: Element, text: string): boolean {
  const content = normalizeText(entry.textContent).toLowerCase();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => content.includes(word)) ||
    Array.from(entry.querySelectorAll('[data-template]')).some(
      ({textContent}) => templateFinder(textContent)(text) !== undefined,
    )
  );
}

/** Hides the heading of each group that the filter leaves empty, and shows the others. */
function hideEmptyGroups(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('.markdown > h2')) {
    const entries: Element[] = [];
    for (
      let part = heading.nextElementSibling;
      part && part.tagName !== 'H2';
      part = part.nextElementSibling
    ) {
      entries.push(...(part.tagName === 'UL' ? part.children : [part]));
    }
    heading.hidden = entries.length > 0 && entries.every((entry) => entry.matches('[data-entry][hidden]'));
  }
}

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

function say(form: HTMLFormElement, text: string): void {
  (form.elements.namedItem('count') as HTMLOutputElement).value = text;
}

/** Shows the entries of the page that match the form, and how many there are. */
export function filterEntries(form: HTMLFormElement): void {
  const text = normalizeText(valueOf(form, 'text')).trim();
  const kind = valueOf(form, 'kind');
  const entries = entriesOfPage();
  for (const entry of entries) {
    const isKind = kind === '' || entry.dataset.entry === kind;
    const isHidden = !isKind || (text !== '' && !matches(entry, text));
    // The browser's in-page search can find the text of hidden entries. A table row can't be hidden and still be found.
    entry.hidden = isHidden && entry.dataset.entry !== undefined ? 'until-found' : isHidden;
  }
  hideEmptyGroups();
  const shown = entries.filter(({hidden}) => !hidden);
  say(form, text === '' && kind === '' ? '' : `${shown.length} of ${entries.length} match`);
}

/** Shows all entries again, for a link or a browser search that leads to a hidden one. */
export function clearFilter(form: HTMLFormElement): void {
  form.reset();
  filterEntries(form);
  say(form, 'Filter cleared to show this entry');
}
