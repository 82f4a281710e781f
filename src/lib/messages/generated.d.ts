/** What `plugins/reference` makes from `data/messages`. */
declare module '@generated/reference/default/messages.json' {
  import type {KnownMessage} from '@site/src/lib/messages/knownMessage';

  const messages: readonly KnownMessage[];
  export default messages;
}
