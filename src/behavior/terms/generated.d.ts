/** What `plugins/reference` makes from `data/glossary`. */
declare module '@generated/reference/default/terms.json' {
  import type {Explanations} from '@site/src/lib/reference/explanations';

  const terms: Explanations;
  export default terms;
}
