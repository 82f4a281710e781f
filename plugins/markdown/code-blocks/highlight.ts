import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import {markOf, type Part} from '../values/placeholders';
import {colorOf, type TokenColor} from './tokenColors';

/** Languages that code blocks may use besides plain `text`, by the names of Prism's grammars. */
const codeLanguages = ['bash', 'http', 'ini', 'json', 'nginx', 'properties', 'yaml'] as const;
loadLanguages([...codeLanguages]);

const references: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Makes text safe in HTML, including between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}

/** A stretch of code in one color; `undefined` is the color of the text. */
interface Run {
  readonly color: TokenColor | undefined;
  readonly text: string;
}

/** Nested tokens as runs: a token without its own color gets the color of the token around it. */
function runsOf(stream: Prism.TokenStream, outer: TokenColor | undefined): readonly Run[] {
  if (typeof stream === 'string') {
    return [{color: outer, text: stream}];
  }
  return Array.isArray(stream)
    ? stream.flatMap((token) => runsOf(token, outer))
    : runsOf(stream.content, colorOf(stream.type) ?? outer);
}

/**
 * Merges neighbors of the same color, and spaces with whatever precedes them, which saves a third of the elements on a
 * long page.
 */
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

/** The runs between two positions in the code. */
function slice(runs: readonly Run[], start: number, end: number): readonly Run[] {
  let offset = 0;
  return runs.flatMap(({color, text}) => {
    const cut = text.slice(Math.max(start - offset, 0), Math.max(end - offset, 0));
    offset += text.length;
    return cut === '' ? [] : [{color, text: cut}];
  });
}

interface Piece extends Run {
  readonly part: Part;
}

/** Cuts runs at the values that readers can replace: each is one piece, in the color in which it begins. */
function piecesOf(runs: readonly Run[], parts: readonly Part[]): readonly Piece[] {
  let offset = 0;
  return parts.flatMap((part) => {
    const within = slice(runs, offset, offset + part.text.length);
    offset += part.text.length;
    const whole = part.name === undefined ? within : [{color: within[0]?.color, text: part.text}];
    return whole.map((run) => ({...run, part}));
  });
}

/** Options don't wrap, but a command inside `$( )` has their color and must. */
function classOf(color: TokenColor, text: string): string {
  return color === 'variable' && /\S\s+\S/.test(text) ? 'token-variable token-words' : `token-${color}`;
}

function html({color, text, part}: Piece): string {
  const attributes = Object.entries({...(color && {class: classOf(color, text)}), ...markOf(part)})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  if (attributes === '') {
    return escapeHtml(text);
  }
  // A line may break at the space after an option, so the space isn't part of what doesn't wrap.
  const end = color === 'variable' ? text.trimEnd().length : text.length;
  return `<span${attributes}>${escapeHtml(text.slice(0, end))}</span>${text.slice(end)}`;
}

/**
 * Code as HTML with a class for each color.
 *
 * @param parts the code, split at the values in it
 * @param language `text`, or one of `codeLanguages`
 * @throws Error for any other language
 */
export function highlight(parts: readonly Part[], language: string): string {
  const code = parts.map(({text}) => text).join('');
  return piecesOf(runsOfCode(code, language), parts).map(html).join('');
}

function runsOfCode(code: string, language: string): readonly Run[] {
  if (language === 'text') {
    return [{color: undefined, text: code}];
  }
  if (!codeLanguages.some((known) => known === language)) {
    throw new Error(
      `A code block is in "${language}". Use one of ${codeLanguages.join(', ')} or text, or add the language to codeLanguages in plugins/markdown/code-blocks/highlight.ts.`,
    );
  }
  return merged(runsOf(Prism.tokenize(code, Prism.languages[language] ?? {}), undefined));
}
