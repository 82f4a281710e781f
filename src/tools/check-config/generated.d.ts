/** What `plugins/reference` makes from `data/`. */
declare module '@generated/reference/default/configChecks.json' {
  import type {CheckFacts} from '@site/src/lib/reference/checkFacts';

  const facts: CheckFacts;
  export default facts;
}
