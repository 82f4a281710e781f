import {themes} from 'prism-react-renderer';

/** Languages of code blocks beyond those that the highlighter brings by itself. */
export const codeLanguages = ['bash', 'ini', 'nginx', 'http', 'properties'] as const;

export const codeThemes = {theme: themes.github, darkTheme: themes.oneDark};
