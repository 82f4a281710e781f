import {docPath, landmarks} from '../../../src/site/docs';
import {checkToMdx, listItem} from '../check';
import {inlineCode, joinBlocks, property, table, toMdx} from '../mdx';
import type {EntryGroup} from '../readEntries';
import {anonymousWording} from '../../../src/lib/messages/wording';
import {wordingsOf, type Cause, type ExplainedMessage, type Message, type TrivialMessage} from './schema';

/** Where each entry is explained: its page and its own address there. */
export type Addresses = ReadonlyMap<string, {readonly route: string; readonly message: string}>;

const placeNames = {
  console: 'the console',
  api: 'API responses',
  log: 'the backend log',
  host: 'a terminal',
  browser: 'the browser',
} as const;

const root = docPath(landmarks.messages);

/** The page of a group: its first folder. */
export function pageOf(group: string): string {
  return `${root}/${group.split('/')[0] ?? ''}`;
}

/** The address of every entry. */
export function addressesOf(groups: readonly EntryGroup<Message>[]): Addresses {
  return new Map(
    groups.flatMap(({name, entries}) =>
      entries.map(({id, message}) => [id, {route: `${pageOf(name)}#${id}`, message}] as const),
    ),
  );
}

/** Finds the address of a message by its wording; undefined if no entry explains it. */
export type AddressOfWording = (wording: string) => string | undefined;

/** The addresses of all messages, to be found by any of their wordings. */
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
  return joinBlocks([toMdx(cause), check && checkToMdx(check, 'this is the cause'), remedy && toMdx(remedy)]);
}

function causesToMdx(causes: readonly Cause[]): string {
  const [only] = causes;
  return causes.length === 1 && only
    ? causeToMdx(only)
    : joinBlocks([
        'Possible causes, most likely first:',
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
    return `[${inlineCode(address.message)}](${address.route})`;
  });
  const status = message.status ? ` with status ${listOf(message.status.map(String))}` : '';
  return [
    `Shown in ${listOf(message.seen.map((place) => placeNames[place] + (place === 'api' ? status : '')))}.`,
    message.more && `More: ${message.more}.`,
    related.length > 0 && `See also ${listOf(related)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function explainedToMdx(message: ExplainedMessage, addresses: Addresses): string {
  const properties = [
    property('id', message.id),
    property('wording', message.message),
    message.also && property('also', message.also),
    message.words && property('words', message.words),
    message.severity === 'notice' && property('isNotice', true),
  ];
  return joinBlocks([
    `<Message ${properties.filter(Boolean).join(' ')}>`,
    toMdx(message.means),
    message.causes && causesToMdx(message.causes),
    message.do && toMdx(message.do),
    linksToMdx(message, addresses),
    '</Message>',
  ]);
}

function rowToMdx({id, message, where, do: remedy}: TrivialMessage): readonly string[] {
  return [`<Wording ${property('id', id)} ${property('of', message)} />`, toMdx(where), toMdx(remedy)];
}

function isTrivial(message: Message): message is TrivialMessage {
  return message.trivial === true;
}

/** The entries of one group, one `Message` each, as the text of an MDX partial. */
export function groupToMdx({entries}: EntryGroup<Message>, addresses: Addresses): string {
  return joinBlocks(entries.flatMap((entry) => (isTrivial(entry) ? [] : [explainedToMdx(entry, addresses)])));
}

/** The messages of several groups that need no entry, as a table. */
export function tableToMdx(groups: readonly EntryGroup<Message>[]): string {
  const rows = groups.flatMap(({entries}) => entries.filter(isTrivial).map(rowToMdx));
  return table(['Message', 'Where', 'What to do'], rows);
}
