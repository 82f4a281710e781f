/** How a generator writes what plain Markdown has no form for. */
export interface Dialect {
  /** First line of an admonition; the last is `:::` everywhere. */
  readonly admonition: (kind: AdmonitionKind, title: string) => string;
  /** Whether the title must also be in the text as its first heading. */
  readonly hasTitleInText: boolean;
  /** Writes inline code with double braces, where the generator would read them as an expression. */
  readonly bracedCode?: (code: string) => string;
  /** Keys of the front matter that the generator knows. */
  readonly frontMatter: readonly string[];
}

export type AdmonitionKind = 'info' | 'tip' | 'warning';

const starlightKinds: Readonly<Record<AdmonitionKind, string>> = {
  info: 'note',
  tip: 'tip',
  warning: 'caution',
};

/** The generators that the pages are converted for. */
export const dialects = {
  docusaurus: {
    admonition: (kind, title) => `:::${kind}${title === '' ? '' : `[${title}]`}`,
    hasTitleInText: false,
    frontMatter: ['id', 'title', 'sidebar_label', 'slug', 'description', 'keywords'],
  },
  starlight: {
    admonition: (kind, title) => `:::${starlightKinds[kind]}${title === '' ? '' : `[${title}]`}`,
    hasTitleInText: false,
    frontMatter: ['title', 'description'],
  },
  vitepress: {
    admonition: (kind, title) => `::: ${kind} ${title}`.trim(),
    hasTitleInText: true,
    bracedCode: (code) => `<code v-pre>${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`,
    frontMatter: ['title', 'description'],
  },
} as const satisfies Readonly<Record<string, Dialect>>;
