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
 * A card's text: Markdown with inline code, bold text, links, and placeholders of readers' values only. It's rendered
 * as text and links, never as HTML.
 */
export interface CardTexts {
  /** At most 240 characters; may be empty. */
  readonly text: string;
  readonly values: readonly (readonly [label: string, value: string])[];
}

/** By message ID. */
export type MessageTexts = Readonly<Record<string, CardTexts>>;

/** A short answer that search shows above its hits. */
export interface Card extends CardTexts {
  readonly kind: CardKind;
  /** What it's about, as readers write it. */
  readonly name: string;
  /** What a query has to contain to mean it. The comparison depends on the kind. */
  readonly names: readonly string[];
  /** Where it's documented, from the root of the site. */
  readonly href: string;
}
