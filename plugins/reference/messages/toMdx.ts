import {docPath, landmarks} from '../../../src/site/docs';
import {checkToMdx, listItem} from '../check';
import {codeSpan} from '../../../src/site/text/writeMarkdown';
import {blockComponent, component, entryListToMdx, joinBlocks, mdxTable, toMdx, unsearched} from '../mdx';
import type {EntryGroup} from '../readEntries';
import {anonymousWording} from '../../../src/lib/messages/wording';
import {
  placeNames,
  wordingsOf,
  type Cause,
  type ExplainedMessage,
  type Message,
  type TrivialMessage,
} from './schema';

/** Where each entry is explained: its page and its anchor there. */
export type Addresses = ReadonlyMap<string, {readonly route: string; readonly message: string}>;

const root = docPath(landmarks.messages);

/** The page of a group: `hosts/ssh` is at `/docs/reference/error-messages/hosts/ssh`. */
export function pageOf(group: string): string {
  return `${root}/${group}`;
}

function hrefOf(group: string, {id}: Message): string {
  return `${pageOf(group)}#${id}`;
}

/** The links to all entries. */
export function addressesOf(groups: readonly EntryGroup<Message>[]): Addresses {
  return new Map(
    groups.flatMap(({name, entries}) =>
      entries.map((entry) => [entry.id, {route: hrefOf(name, entry), message: entry.message}] as const),
    ),
  );
}

/** Finds the link to a message by its wording; undefined if no entry explains it. */
export type AddressOfWording = (wording: string) => string | undefined;

/** The links to all messages, by any of their wordings. */
export function addressesByWording(groups: readonly EntryGroup<Message>[]): AddressOfWording {
  const addresses = addressesOf(groups);
  const routes = new Map(
    groups.flatMap(({entries}) =>
      entries.flatMap((entry) =>
        wordingsOf(entry).map(
          (wording) => [anonymousWording(wording), addresses.get(entry.id)?.route] as const,
        ),
      ),
    ),
  );
  return (wording) => routes.get(anonymousWording(wording));
}

function causeToMdx({cause, check, do: remedy}: Cause): string {
  return joinBlocks([toMdx(cause), check && checkToMdx(check), remedy && toMdx(remedy)]);
}

function causesToMdx(causes: readonly Cause[]): string {
  const [only] = causes;
  return causes.length === 1 && only
    ? causeToMdx(only)
    : joinBlocks([
        'Causes, most likely first:',
        ...causes.map((cause, place) => listItem(`${place + 1}.`, causeToMdx(cause))),
      ]);
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'conjunction'}).format(names);
}

function linksToMdx(message: ExplainedMessage, addresses: Addresses): string {
  const related = (message.related ?? []).map((id) => {
    const address = addresses.get(id);
    if (address === undefined) {
      throw new Error(`The message "${message.id}" names the related entry "${id}", which doesn't exist.`);
    }
    return `[${codeSpan(address.message)}](${address.route})`;
  });
  const status = message.status ? ` with status ${listOf(message.status.map(String))}` : '';
  const places = message.seen.map((place) => placeNames[place] + (place === 'api' ? status : ''));
  return [
    // If there's only one place, the page is about it.
    (places.length > 1 || status !== '') && `Shown in ${listOf(places)}.`,
    message.more && `More: ${message.more}.`,
    related.length > 0 && `See also ${listOf(related)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function explainedToMdx(message: ExplainedMessage, addresses: Addresses): string {
  const {id, message: wording, also, words, isNotice} = message;
  return blockComponent('Message', {id, wording, also, words, isNotice}, [
    unsearched([
      toMdx(message.means),
      message.causes && causesToMdx(message.causes),
      message.do && toMdx(message.do),
      linksToMdx(message, addresses),
    ]),
  ]);
}

function rowToMdx({id, message, where, do: remedy}: TrivialMessage): readonly string[] {
  return [component('Wording', {id, of: message}), toMdx(where), toMdx(remedy)];
}

function isTrivial(message: Message): message is TrivialMessage {
  return message.trivial === true;
}

function tableToMdx(messages: readonly TrivialMessage[]): string {
  return joinBlocks([
    '## Messages about a single field',
    mdxTable(['Message', 'Where', 'What to do'], messages.map(rowToMdx)),
  ]);
}

/** The entries of one group as the text of an MDX partial: one `Message` each, then a table of those that need none. */
export function groupToMdx({entries}: EntryGroup<Message>, addresses: Addresses): string {
  const trivial = entries.filter(isTrivial);
  return joinBlocks([
    ...entries.flatMap((entry) => (isTrivial(entry) ? [] : [explainedToMdx(entry, addresses)])),
    trivial.length > 0 ? tableToMdx(trivial) : undefined,
  ]);
}

/** Links to the messages of one group. */
export function listToMdx({name, entries}: EntryGroup<Message>): string {
  return entryListToMdx(
    entries.map((entry) => ({
      href: hrefOf(name, entry),
      title: component('Wording', {of: entry.message}),
      also: entry.trivial ? undefined : entry.also,
      words: entry.trivial ? undefined : entry.words,
    })),
  );
}
