/** What `plugins/reference` makes from `data/`. */
declare module '@generated/reference/default/configChecks.json' {
  import type {CheckFacts} from '@site/plugins/reference/config-checks/facts';

  const facts: CheckFacts;
  export default facts;
}
