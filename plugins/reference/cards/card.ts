export type CardKind =
  | 'setting'
  | 'variable'
  | 'endpoint'
  | 'message'
  | 'term'
  | 'port'
  | 'permission'
  | 'absence';

/**
 * A short answer that search shows above its hits. Texts are Markdown with inline code, bold text, and placeholders of
 * readers' values only; whoever shows them makes text of them, never HTML.
 */
export interface Card {
  readonly kind: CardKind;
  /** What it's about, as readers write it. */
  readonly name: string;
  /** What a query has to say to mean it. How they're compared depends on the kind. */
  readonly names: readonly string[];
  /** At most 240 characters; may be empty. */
  readonly text: string;
  readonly values: readonly (readonly [label: string, value: string])[];
  /** Where it's documented, from the root of the site. */
  readonly href: string;
}
