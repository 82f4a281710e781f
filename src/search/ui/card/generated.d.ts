/** What `plugins/reference` makes from `data/`. */
declare module '@generated/reference/default/cards.json' {
  import type {Card} from '@site/src/lib/reference/card';

  const cards: readonly Card[];
  export default cards;
}

declare module '@generated/reference/default/messageTexts.json' {
  import type {MessageTexts} from '@site/src/lib/reference/card';

  const texts: MessageTexts;
  export default texts;
}
