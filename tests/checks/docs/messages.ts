/** Messages of console, API, log, and hosts: the entries against the facts, letter by letter. */
import {wordingsOf, type Message} from '../../../plugins/reference/messages/schema';
import type {EntryGroup} from '../../../plugins/reference/readEntries';
import {anonymousWording} from '../../../src/lib/messages/wording';
import {type Problem} from '../problem';
import {type Fact} from './facts';

type MessageFact = Fact<'message' | 'shown'>;

/** Several values in a row are one in the facts. */
function joinValues(text: string): string {
  return text.replace(/\*(?:[ ,:/-]*\*)+/g, '*');
}

/** The form in which wordings are compared: `*` stands for a value. Case and punctuation count. */
function comparable(wording: string): string {
  return joinValues(anonymousWording(wording));
}

function isOfProduct(source: string): boolean {
  return /^(?:apps|packages)\//.test(source);
}

/**
 * Entries about hosts contain messages of other programs. Their lines in the product only show where the messages
 * surface.
 */
function isAboutHosts(group: string): boolean {
  return group.startsWith('hosts/');
}

const factsFile = 'tests/facts/messages.tsv';

/**
 * Both directions: every message that can appear has one entry, and every entry with a source in the product has a
 * message in the facts, except entries about hosts. Facts with `shown` `never` are in unreachable code; no entry may
 * promise them.
 *
 * @param folder where the groups are, for messages
 */
export function findMessageFaults(
  folder: string,
  groups: readonly EntryGroup<Message>[],
  facts: readonly MessageFact[],
): readonly Problem[] {
  const known = new Map(facts.map((fact) => [comparable(fact.message), fact]));
  const entriesOf = new Map<string, string[]>();
  const problems: Problem[] = [];
  for (const {name, entries} of groups) {
    for (const entry of entries) {
      const where = `${folder}/${name}.yml`;
      const wordings = wordingsOf(entry).map(comparable);
      for (const wording of wordings) {
        entriesOf.set(wording, [...(entriesOf.get(wording) ?? []), `${entry.id} in ${where}`]);
        if (known.get(wording)?.shown === 'never') {
          problems.push({
            where,
            what: `explains "${wording}" in "${entry.id}", which nothing shows according to ${factsFile}`,
          });
        }
      }
      if (
        !isAboutHosts(name) &&
        entry.source.some(isOfProduct) &&
        !wordings.some((wording) => known.has(wording))
      ) {
        problems.push({
          where,
          what: `has "${entry.id}" with a source in the product, but ${factsFile} has none of its wordings`,
        });
      }
    }
  }
  for (const [wording, owners] of entriesOf) {
    if (owners.length > 1) {
      problems.push({where: folder, what: `explains "${wording}" more than once: ${owners.join(', ')}`});
    }
  }
  for (const [wording, {shown, source}] of known) {
    if (shown !== 'never' && !entriesOf.has(wording)) {
      problems.push({where: folder, what: `lacks the message "${wording}" (${source})`});
    }
  }
  return problems;
}
