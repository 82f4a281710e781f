import type {KnownMessage} from './explain';

/** The pages of the reference, those about causes first. */
const pages = ['hosts', 'log', 'api', 'console'] as const;

function wordingsIn(element: Element): readonly string[] {
  return Array.from(element.querySelectorAll('[data-wording]'), ({textContent}) => textContent);
}

function messagesOf(page: Document, address: string, rank: number): readonly KnownMessage[] {
  const entries = Array.from(page.querySelectorAll('details[data-entry]'), (entry): KnownMessage => ({
    wordings: wordingsIn(entry),
    address: `${address}#${entry.querySelector('h3')?.id ?? ''}`,
    explanation: entry.querySelector('summary + *')?.innerHTML ?? '',
    // What isn't an error explains nothing that failed.
    rank: rank + (entry.querySelector('summary > span') ? pages.length : 0),
  }));
  const rows = Array.from(page.querySelectorAll('tr')).flatMap((row): readonly KnownMessage[] => {
    const wording = row.querySelector('[data-wording]');
    return wording === null
      ? []
      : [
          {
            wordings: wordingsIn(row),
            address: `${address}#${wording.id}`,
            explanation: `<p>${row.querySelector('td:last-child')?.innerHTML ?? ''}</p>`,
            rank: rank + 0.5,
          },
        ];
  });
  return [...entries, ...rows];
}

/**
 * Reads the entries from the site's own pages, so that the paste box shows what they contain.
 *
 * @param root address of the reference, without a slash at its end
 * @throws Error when a page can't be fetched or has no entries
 */
export async function loadMessages(root: string): Promise<readonly KnownMessage[]> {
  const texts = await Promise.all(
    pages.map(async (page) => {
      const response = await fetch(`${root}/${page}`);
      if (!response.ok) {
        throw new Error(`${root}/${page} responded with status ${response.status}.`);
      }
      return response.text();
    }),
  );
  const parser = new DOMParser();
  const messages = texts.flatMap((text, rank) =>
    messagesOf(parser.parseFromString(text, 'text/html'), `${root}/${pages[rank] ?? ''}`, rank),
  );
  if (messages.length === 0) {
    throw new Error(`The pages below ${root} have no messages.`);
  }
  return messages;
}
