/** What `plugins/reference` makes from `data/`. */
declare module '@generated/reference/default/*ards.json' {
  import type {Card} from '@site/plugins/reference/cards/card';

  const cards: readonly Card[];
  export default cards;
}
