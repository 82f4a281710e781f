/** Statuses of messages: the API's operations against the entries that explain the messages. */
import {endpointsOf, type ApiDocument} from '../../../plugins/reference/api/openApi';
import {templatesOf, type Message} from '../../../plugins/reference/messages/schema';
import type {EntryGroup} from '../../../plugins/reference/readEntries';
import {anonymousTemplate} from '../../../src/lib/messages/template';
import {type Problem} from '../problem';

function statusesByTemplate(document: ApiDocument): ReadonlyMap<string, ReadonlySet<number>> {
  const statuses = new Map<string, Set<number>>();
  for (const {operation} of endpointsOf(document)) {
    for (const [status, messages] of Object.entries(operation['x-messages'])) {
      for (const message of messages.map(anonymousTemplate)) {
        statuses.set(message, (statuses.get(message) ?? new Set()).add(Number(status)));
      }
    }
  }
  return statuses;
}

function listed(statuses: ReadonlySet<number>): string {
  return statuses.size === 0 ? 'none' : [...statuses].sort((a, b) => a - b).join(', ');
}

/**
 * Both directions: every message of an operation has an entry, and an entry with such a message has the statuses of all
 * operations that send it. Messages sent before any operation, as for a body that's too large, or only in `details`,
 * belong to no operation, and a table row doesn't state a status.
 *
 * @param folder where the entries are, for messages
 */
export function findStatusFaults(
  folder: string,
  groups: readonly EntryGroup<Message>[],
  document: ApiDocument,
): readonly Problem[] {
  const sent = statusesByTemplate(document);
  const explained = new Set<string>();
  const problems: Problem[] = [];
  for (const {name, entries} of groups) {
    for (const entry of entries) {
      const templates = templatesOf(entry).map(anonymousTemplate);
      templates.forEach((template) => explained.add(template));
      const wanted = new Set(templates.flatMap((template) => [...(sent.get(template) ?? [])]));
      const given = new Set(entry.trivial ? wanted : entry.status);
      if (wanted.size > 0 && listed(wanted) !== listed(given)) {
        const what = `has status ${listed(given)} in "${entry.id}", but the API sends it with ${listed(wanted)}`;
        problems.push({where: `${folder}/${name}.yml`, what});
      }
    }
  }
  for (const message of sent.keys()) {
    // Only a value, such as an error's own text.
    if (message !== '*' && !explained.has(message)) {
      problems.push({where: folder, what: `has no entry for "${message}", which the API sends`});
    }
  }
  return problems;
}
