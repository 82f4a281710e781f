import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {escapeHtml} from './escapeHtml';
import {colorOf, type TokenColor} from './tokenColors';

type TokenStream = ReturnType<typeof Prism.tokenize> | Prism.TokenStream;

/** A stretch of code in one color; `undefined` is the color of the text. */
interface Run {
  readonly color: TokenColor | undefined;
  readonly text: string;
}

/** Nested tokens as runs: a token without a color of its own has that of the token around it. */
function runsOf(stream: TokenStream, outer: TokenColor | undefined): readonly Run[] {
  if (typeof stream === 'string') {
    return [{color: outer, text: stream}];
  }
  return Array.isArray(stream)
    ? stream.flatMap((token) => runsOf(token, outer))
    : runsOf(stream.content, colorOf(stream.type) ?? outer);
}

/** Merges neighbors of one color, and blanks with whatever precedes them: a third of the elements on a long page. */
function merged(runs: readonly Run[]): readonly Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && (last.color === run.color || run.text.trim() === '')) {
      result[result.length - 1] = {color: last.color, text: last.text + run.text};
    } else {
      result.push(run);
    }
  }
  return result;
}

/** The grammars that the renderer doesn't bring come from the package they share, which wants a global Prism. */
function loadGrammar(language: string): void {
  const {Prism: before} = globalThis as {Prism?: unknown};
  Object.assign(globalThis, {Prism});
  createRequire(__filename)(`prismjs/components/prism-${language}`);
  Object.assign(globalThis, {Prism: before});
}

/**
 * Code as HTML with a class for each color.
 *
 * @param languages grammars that code may name, besides `text`
 * @throws Error for any other language
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
  if (Prism.languages[language] === undefined) {
    loadGrammar(language);
  }
  return merged(runsOf(Prism.tokenize(code, Prism.languages[language] ?? {}), undefined))
    .map(({color, text}) =>
      color === undefined ? escapeHtml(text) : `<span class="token-${color}">${escapeHtml(text)}</span>`,
    )
    .join('');
}
