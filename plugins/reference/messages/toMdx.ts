import {checkToMdx} from '../check';
import {codeSpan} from '../../../src/site/text/writeMarkdown';
import {blockComponent, component, entryListToMdx, joinBlocks, mdxTable, escapeMdx, unsearched} from '../mdx';
import type {EntryGroup} from '../readEntries';
import {hrefOf, type KnownMessage} from '../../../src/lib/messages/knownMessage';
import {pageOf} from './knownMessages';
import {placeNames, type Cause, type ExplainedMessage, type Message, type TrivialMessage} from './schema';

function causeToMdx({cause, check, do: remedy}: Cause): string {
  return joinBlocks([escapeMdx(cause), check && checkToMdx(check), remedy && escapeMdx(remedy)]);
}

/** An item of a list, with its further blocks indented. */
function listItem(marker: string, text: string): string {
  return `${marker} ${text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length + 1)}`)}`;
}

function causesToMdx(causes: readonly Cause[]): string {
  const [only] = causes;
  return causes.length === 1 && only
    ? causeToMdx(only)
    : joinBlocks([
        'Causes, most likely first:',
        ...causes.map((cause, index) => listItem(`${index + 1}.`, causeToMdx(cause))),
      ]);
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'conjunction'}).format(names);
}

function linksToMdx(message: ExplainedMessage, known: readonly KnownMessage[]): string {
  const related = (message.related ?? []).map((id) => {
    const other = known.find((each) => each.id === id);
    if (other === undefined) {
      throw new Error(`The message "${message.id}" names the related entry "${id}", which doesn't exist.`);
    }
    return `[${codeSpan(other.templates[0] ?? '')}](${hrefOf(other)})`;
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

function explainedToMdx(message: ExplainedMessage, known: readonly KnownMessage[]): string {
  const {id, message: template, also, words, isNotice} = message;
  return blockComponent('Message', {id, template, also, words, isNotice}, [
    unsearched([
      escapeMdx(message.means),
      message.causes && causesToMdx(message.causes),
      message.do && escapeMdx(message.do),
      linksToMdx(message, known),
    ]),
  ]);
}

function rowToMdx({id, message, where, do: remedy}: TrivialMessage): readonly string[] {
  return [component('MessageTemplate', {id, of: message}), escapeMdx(where), escapeMdx(remedy)];
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

/**
 * The entries of one group as the text of an MDX partial: one `Message` each, then a table of those that need none.
 *
 * @param known all messages, including those that entries link to
 */
export function groupToMdx({entries}: EntryGroup<Message>, known: readonly KnownMessage[]): string {
  const trivial = entries.filter(isTrivial);
  return joinBlocks([
    ...entries.flatMap((entry) => (isTrivial(entry) ? [] : [explainedToMdx(entry, known)])),
    trivial.length > 0 ? tableToMdx(trivial) : undefined,
  ]);
}

/** Links to the messages of one group. */
export function listToMdx({name, entries}: EntryGroup<Message>): string {
  return entryListToMdx(
    entries.map((entry) => ({
      href: hrefOf({page: pageOf(name), id: entry.id}),
      title: component('MessageTemplate', {of: entry.message}),
      also: entry.trivial ? undefined : entry.also,
      words: entry.trivial ? undefined : entry.words,
    })),
  );
}
