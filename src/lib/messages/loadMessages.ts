import type {KnownMessage} from './knownMessage';

/** Loads all messages. The bundler makes one file for each place that imports them, so only this one does. */
export async function loadMessages(): Promise<readonly KnownMessage[]> {
  const {default: messages} = await import('@generated/reference/default/messages.json');
  return messages;
}
