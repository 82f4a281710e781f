/** Messages of console, API, log, and hosts: the entries against the facts, letter by letter. */
import {templatesOf, type Message} from '../../../plugins/reference/messages/schema';
import type {EntryGroup} from '../../../plugins/reference/readEntries';
import {anonymousTemplate} from '../../../src/lib/messages/template';
import {type Problem} from '../problem';
import {type Fact} from './facts';

type MessageFact = Fact<'message' | 'shown'>;

/** Several values in a row are one in the facts. */
function joinValues(text: string): string {
  return text.replace(/\*(?:[ ,:/-]*\*)+/g, '*');
}

/** The form in which templates are compared: `*` stands for a value. Case and punctuation count. */
function comparable(template: string): string {
  return joinValues(anonymousTemplate(template));
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
      const templates = templatesOf(entry).map(comparable);
      for (const template of templates) {
        entriesOf.set(template, [...(entriesOf.get(template) ?? []), `${entry.id} in ${where}`]);
        if (known.get(template)?.shown === 'never') {
          problems.push({
            where,
            what: `explains "${template}" in "${entry.id}", which nothing shows according to ${factsFile}`,
          });
        }
      }
      if (
        !isAboutHosts(name) &&
        entry.source.some(isOfProduct) &&
        !templates.some((template) => known.has(template))
      ) {
        problems.push({
          where,
          what: `has "${entry.id}" with a source in the product, but ${factsFile} has none of its templates`,
        });
      }
    }
  }
  for (const [template, owners] of entriesOf) {
    if (owners.length > 1) {
      problems.push({where: folder, what: `explains "${template}" more than once: ${owners.join(', ')}`});
    }
  }
  for (const [template, {shown, source}] of known) {
    if (shown !== 'never' && !entriesOf.has(template)) {
      problems.push({where: folder, what: `lacks the message "${template}" (${source})`});
    }
  }
  return problems;
}
