/** Languages that code blocks may use besides plain `text`, by the names of Prism's grammars. */
export const codeLanguages = ['bash', 'http', 'ini', 'json', 'nginx', 'properties', 'yaml'] as const;
