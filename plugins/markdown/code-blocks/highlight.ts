import Prism, {type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {escapeHtml} from './escapeHtml';
import {tokenColor, type TokenColor} from './tokenClass';

interface Run {
  readonly color: TokenColor | undefined;
  readonly text: string;
}

function runsOf(stream: TokenStream, inherited: TokenColor | undefined): readonly Run[] {
  if (typeof stream === 'string') {
    return [{color: inherited, text: stream}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => runsOf(part, inherited));
  }
  return runsOf(stream.content, tokenColor(stream.type) ?? inherited);
}

/** Neighbours of one colour become one element: a long page of commands keeps a third of its elements. */
function joined(runs: readonly Run[]): readonly Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    // A colour does not show on blanks, so they belong to whatever stands before them.
    if (last && (last.color === run.color || /^\s*$/.test(run.text))) {
      result[result.length - 1] = {color: last.color, text: last.text + run.text};
    } else {
      result.push(run);
    }
  }
  return result;
}

/**
 * Code as HTML with a class for each colour, highlighted while the site is built.
 *
 * @throws Error when the grammar is not among the languages of the site
 */
export function highlight(code: string, language: string, languages: readonly string[]): string {
  if (language === 'text') {
    return escapeHtml(code);
  }
  if (!languages.includes(language)) {
    throw new Error(
      `A code block is in "${language}". Use one of ${languages.join(', ')} or text, or add the language to src/site/code.ts.`,
    );
  }
  loadLanguages([language]);
  const grammar = Prism.languages[language];
  if (grammar === undefined) {
    throw new Error(`Prism has no grammar named "${language}".`);
  }
  return joined(runsOf(Prism.tokenize(code, grammar), undefined))
    .map(({color, text}) =>
      color === undefined ? escapeHtml(text) : `<span class="token-${color}">${escapeHtml(text)}</span>`,
    )
    .join('');
}
