import {hrefOf, type KnownMessage} from '../../../src/lib/messages/knownMessage';
import {anonymousWording} from '../../../src/lib/messages/wording';
import {docPath, landmarks} from '../../../src/site/docs';
import type {EntryGroup} from '../readEntries';
import {places, wordingsOf, type Message} from './schema';

type Groups = readonly EntryGroup<Message>[];

/** The page of a group: `hosts/ssh` is at `/docs/reference/error-messages/hosts/ssh`. */
export function pageOf(group: string): string {
  return `${docPath(landmarks.messages)}/${group}`;
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
          wordings: wordingsOf(entry),
          page,
          id: entry.id,
          rank: rank + (isNotice ? places.length : 0) + (entry.trivial ? 0.5 : 0),
        };
      }),
    );
}

/** Finds the link to a message by its wording; undefined if no entry explains it. */
export type AddressOfWording = (wording: string) => string | undefined;

/** The links to messages, by any of their wordings. */
export function addressesByWording(messages: readonly KnownMessage[]): AddressOfWording {
  const addresses = new Map(
    messages.flatMap((message) =>
      message.wordings.map((wording) => [anonymousWording(wording), hrefOf(message)] as const),
    ),
  );
  return (wording) => addresses.get(anonymousWording(wording));
}
