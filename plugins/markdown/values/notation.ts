/** How a placeholder's value must be written, from what's around it in the code. */
import type {Notation} from '../../../src/your-values/escape';

/** A place where no notation makes every value safe. */
class UnsafePlace extends Error {
  override readonly message =
    "may contain spaces, quotation marks, and $, which can't be written safely here: use it in bash, in text, or in a quoted string of JSON or YAML other than Compose files.";
}

interface Open {
  readonly kind: '"' | '$(';
  /** Where its content begins. */
  readonly start: number;
}

const hereDocument = /^<<(?<dash>-?)\s*(?<quote>['"]?)(?<end>\w+)\k<quote>/;

/** A quoted text in which the value is a word after another is a command for a second shell: `ssh host 'cd /folder'`. */
function quoted(notation: 'shell-double' | 'shell-single', before: string): readonly Notation[] {
  return /\s$/.test(before) ? ['shell', notation] : [notation];
}

/** A here-document whose text begins on the next line. */
interface HereDocument {
  readonly end: string;
  /** Nothing in its text is replaced. */
  readonly isLiteral: boolean;
  /** Tabs may come before its lines, the last one included. */
  readonly isIndented: boolean;
}

/** The end of a here-document's text; the end of the code if nothing closes it. */
function endOfDocument(code: string, start: number, {end, isIndented}: HereDocument): number {
  const close = new RegExp(`^${isIndented ? '\\t*' : ''}${end}$`, 'm').exec(code.slice(start));
  return close ? start + close.index : code.length;
}

/** The notations for a place in a shell script, from the inside out. */
function shellNotation(code: string, place: number): readonly Notation[] {
  const open: Open[] = [];
  let documents: HereDocument[] = [];
  let at = 0;
  while (at < place) {
    const rest = code.slice(at);
    const isQuoted = open.at(-1)?.kind === '"';
    const document = isQuoted ? null : hereDocument.exec(rest);
    if (rest.startsWith('\\')) {
      at += 2;
    } else if (rest.startsWith('<<<')) {
      at += 3;
    } else if (rest.startsWith('"')) {
      if (isQuoted) {
        open.pop();
      } else {
        open.push({kind: '"', start: at + 1});
      }
      at += 1;
    } else if (rest.startsWith('$(')) {
      open.push({kind: '$(', start: at + 2});
      at += 2;
    } else if (rest.startsWith(')') && open.at(-1)?.kind === '$(') {
      open.pop();
      at += 1;
    } else if (rest.startsWith("'") && !isQuoted) {
      const end = code.indexOf("'", at + 1);
      if (end === -1 || end > place) {
        return quoted('shell-single', code.slice(at + 1, place));
      }
      at = end + 1;
    } else if (!isQuoted && /(?:^|\s)#$/.test(code.slice(Math.max(0, at - 1), at + 1))) {
      const end = code.indexOf('\n', at);
      if (end === -1 || end > place) {
        return [];
      }
      at = end;
    } else if (document?.groups) {
      const {end = '', quote, dash} = document.groups;
      documents.push({end, isLiteral: quote !== '', isIndented: dash === '-'});
      at += document[0].length;
    } else if (rest.startsWith('\n') && documents.length > 0) {
      at += 1;
      for (const each of documents) {
        const close = endOfDocument(code, at, each);
        if (close > place) {
          if (each.isLiteral) {
            throw new UnsafePlace();
          }
          return ['shell-document'];
        }
        at = close + each.end.length;
      }
      documents = [];
    } else {
      at += 1;
    }
  }
  const around = open.at(-1);
  return around?.kind === '"' ? quoted('shell-double', code.slice(around.start, place)) : ['shell'];
}

/** The quotation mark around a place, judged by its line. */
function quoteAround(code: string, place: number): string {
  const line = code.slice(code.lastIndexOf('\n', place - 1) + 1, place);
  return /["']/.exec(line.replace(/\\.|"[^"]*"|'[^']*'/g, ''))?.[0] ?? '';
}

/**
 * The notations for a value that may contain any character, from the inside out.
 *
 * @param language of the code block
 * @throws UnsafePlace
 */
export function notationAt(language: string, code: string, place: number): readonly Notation[] {
  const quote = quoteAround(code, place);
  switch (language) {
    case 'text':
      return [];
    case 'bash':
      return shellNotation(code, place);
    case 'json':
      if (quote === '"') {
        return ['json'];
      }
      break;
    case 'yaml':
      // Compose replaces variables within quotes too.
      if (quote !== '' && !/^ *services:/m.test(code)) {
        return [quote === '"' ? 'yaml-double' : 'yaml-single'];
      }
      break;
  }
  throw new UnsafePlace();
}

/** The notations for inline code, which is a command if it has more than one word. */
export function notationInLine(code: string, place: number): readonly Notation[] {
  return code.includes(' ') ? shellNotation(code, place) : [];
}
