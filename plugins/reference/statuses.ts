import {anonymousTemplate} from '../../src/lib/messages/template';
import {endpointsOf, type ApiDocument} from './api/openApi';
import {templatesOf, type Message} from './messages/schema';
import type {EntryGroup} from './readEntries';

type Groups = readonly EntryGroup<Message>[];

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

/**
 * Adds the statuses of all operations that send a message. Messages sent before any operation, as for a body that's too
 * large, or only in `details`, belong to no operation, so their entries have them. A table row doesn't state a status.
 *
 * @throws Error naming an entry that repeats a status
 */
export function addStatuses(groups: Groups, document: ApiDocument): Groups {
  const sent = statusesByTemplate(document);
  const withStatuses = (entry: Message): Message => {
    const templates = templatesOf(entry).map(anonymousTemplate);
    const statuses = new Set(templates.flatMap((template) => [...(sent.get(template) ?? [])]));
    if (entry.trivial || statuses.size === 0) {
      return entry;
    }
    if (entry.status) {
      throw new Error(`The message "${entry.id}" has a status that data/api has: delete it.`);
    }
    return {...entry, status: [...statuses].sort((a, b) => a - b)};
  };
  return groups.map(({name, entries}) => ({name, entries: entries.map(withStatuses)}));
}
