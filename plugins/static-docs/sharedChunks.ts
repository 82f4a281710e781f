/** The chunks that docs pages share: what each needs around its text, and what most texts consist of. */
export const sharedChunks = {layout: 'docs', text: 'text'} as const;
