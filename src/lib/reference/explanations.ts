/** By a term's ID: the term, and the first sentence of what it means, as plain text. */
export type Explanations = Readonly<Record<string, readonly [term: string, sentence: string]>>;
