import {hrefOf, type KnownMessage} from '../../../src/lib/messages/knownMessage';
import {anonymousTemplate} from '../../../src/lib/messages/template';
import {docPath, docIds} from '../../../src/site/docs';
import type {EntryGroup} from '../readEntries';
import {places, templatesOf, type Message} from './schema';

type Groups = readonly EntryGroup<Message>[];

/** The page of a group: `hosts/ssh` is at `/docs/reference/error-messages/hosts/ssh`. */
export function pageOf(group: string): string {
  return `${docPath(docIds.messages)}/${group}`;
}

/** The folder of a group: `hosts` for `hosts/ssh`. */
function folderOf(group: string): string {
  return group.split('/')[0] ?? '';
}

/**
 * The rank of a folder's messages: the index of the place where most of them are seen. The lower, the nearer to the
 * cause.
 */
function rankOf(folder: string, groups: Groups): number {
  const seen = groups
    .filter(({name}) => folderOf(name) === folder)
    .flatMap(({entries}) => entries.flatMap((entry) => entry.seen));
  const counts = places.map((place) => seen.filter((each) => each === place).length);
  return counts.indexOf(Math.max(...counts));
}

/** Every message as search cards and the paste box use it, those of folders about causes first. */
export function knownMessages(groups: Groups): readonly KnownMessage[] {
  return groups
    .map(({name, entries}) => ({page: pageOf(name), entries, rank: rankOf(folderOf(name), groups)}))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({page, entries, rank}) =>
      entries.map((entry): KnownMessage => {
        const isNotice = !entry.trivial && entry.isNotice;
        return {
          templates: templatesOf(entry),
          page,
          id: entry.id,
          rank: rank + (isNotice ? places.length : 0) + (entry.trivial ? 0.5 : 0),
        };
      }),
    );
}

/**
 * Finds the link to a message by its template; undefined for a value alone, such as an error's own text.
 *
 * @throws Error naming a template that no entry explains
 */
export type AddressOfTemplate = (template: string) => string | undefined;

/** The links to messages, by any of their templates. */
export function addressesByTemplate(messages: readonly KnownMessage[]): AddressOfTemplate {
  const addresses = new Map(
    messages.flatMap((message) =>
      message.templates.map((template) => [anonymousTemplate(template), hrefOf(message)] as const),
    ),
  );
  return (template) => {
    const name = anonymousTemplate(template);
    const address = addresses.get(name);
    if (address === undefined && name !== '*') {
      throw new Error(`The API sends "${template}", which no entry explains: add one below data/messages.`);
    }
    return address;
  };
}
