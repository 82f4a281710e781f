/** Languages of code blocks, besides plain `text`: the names of Prism's grammars. */
export const codeLanguages = ['bash', 'http', 'ini', 'json', 'nginx', 'properties', 'yaml'] as const;
