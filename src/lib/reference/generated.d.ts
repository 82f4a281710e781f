/** What `plugins/reference` makes from `data/`. */
declare module '@generated/reference/default/messages.json' {
  import type {KnownMessage} from '@site/src/lib/messages/knownMessage';

  const messages: readonly KnownMessage[];
  export default messages;
}

declare module '@generated/reference/default/configChecks.json' {
  import type {CheckFacts} from '@site/src/lib/reference/checkFacts';

  const facts: CheckFacts;
  export default facts;
}

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

declare module '@generated/reference/default/terms.json' {
  import type {Definitions} from '@site/src/site/glossary';

  const terms: Definitions;
  export default terms;
}

/** What `plugins/page-map` makes from the sidebar and the pages. */
declare module '@generated/page-map/default/sections.json' {
  import type {MapSection} from '@site/src/site/pageMap';

  const sections: readonly MapSection[];
  export default sections;
}

/** What `scripts/releases.ts` writes. Its own type has the name of every table of every release. */
declare module '@site/data/releases.json' {
  import type {Release} from '@site/src/lib/reference/release';

  const releases: readonly Release[];
  export default releases;
}
