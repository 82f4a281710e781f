/** Code blocks run as is: no prompts, no omissions, no real secrets, and nothing that's unsafe to paste. */
import {type Code} from 'mdast';
import {type Problem} from '../problem';
import {codeBlocksOf, isPartial, placeOf, type DocPage} from './page';

interface Rule {
  readonly what: string;
  /** Languages of the blocks that a reader copies; without it, all. */
  readonly languages?: readonly string[];
  readonly breaks: (text: string) => boolean;
}

const shellLanguages = ['bash'];
const copied = ['bash', 'yaml', 'json', 'nginx'];

/** What the check of all sources doesn't report, because it knows only the formats of real keys and tokens. */
const secretShapes: readonly RegExp[] = [
  /\b[\da-f]{32,}\b/,
  // The name of a secret with literal text instead of a variable, a command, or a placeholder.
  /\b\w*(?:PASSWORD|SECRET|ENCRYPTION_KEY|API_KEY|API_TOKEN)=["']?(?!["'$%.\s]|[A-Z_]+\b)[^\s"'$]{4,}/,
  /["']?(?:password|newPassword|apiKey|appKey)["']?: *["'](?!["'$]|[A-Z_]+["'])[^"'$\s]{4,}["']/,
];

const otherPlaceholders = /<[a-z][a-z _-]*>|\byour[-_]\w+|\bYOUR_|\bxxx+\b|change-?me|\bTODO\b/i;

/** `<br>` and the like are code; a placeholder in angle brackets isn't markup. */
const markup = /<\/?(?:html|body|head|title|p|br|a|div)\b[^>]*>/gi;

/**
 * A pasted line after `read` would be read as its input. Within `{ … }`, the shell reads the whole group first; a
 * `read` in the last line has nothing after it.
 */
function isSwallowed(text: string): boolean {
  let depth = 0;
  const lines = text.split('\n').map((line) => line.trim());
  const last = lines.length - 1;
  return lines.some((line, index) => {
    if (/(?:^|\s)\{$/.test(line)) {
      depth += 1;
    } else if (line.startsWith('}')) {
      depth -= 1;
    }
    return depth === 0 && index < last && /(?:^|[;&|] *)read -/.test(line);
  });
}

const rules: readonly Rule[] = [
  {
    what: 'a command begins with a prompt',
    languages: shellLanguages,
    breaks: (text) => /^\s*\$ /m.test(text),
  },
  {
    what: 'a code block leaves something out with "..." or "…"',
    languages: copied,
    breaks: (text) => /…|^\s*(?:#|\/\/)? *\.{3}\s*$/m.test(text),
  },
  {
    what: 'a code block holds something that looks like a secret',
    breaks: (text) => secretShapes.some((shape) => shape.test(text)),
  },
  {
    what: 'a code block has a placeholder in another style than CAPITALS or example.com',
    languages: copied,
    breaks: (text) => otherPlaceholders.test(text.replace(markup, '')),
  },
  {
    what: 'a code block waits a fixed time: repeat a test until it succeeds',
    languages: shellLanguages,
    breaks: (text) => /\bsleep \d/.test(text) && !/\b(?:until|while|break|exit)\b/.test(text),
  },
  {
    what: 'a pasted "read" swallows the line after it: put the lines into { … }',
    languages: shellLanguages,
    breaks: isSwallowed,
  },
];

const loginCall = '/api/v1/users/login';

function faults({lang, value}: Code): readonly string[] {
  return rules
    .filter(({languages}) => languages?.includes(lang ?? '') ?? true)
    .filter(({breaks}) => breaks(value))
    .map(({what}) => what);
}

/** What keeps a reader from copying a block as is. */
export function findCopyFaults(page: DocPage): readonly Problem[] {
  return codeBlocksOf(page).flatMap((block) => {
    const ownLogin = block.lang === 'bash' && !isPartial(page) && block.value.includes(loginCall);
    return [
      ...faults(block),
      ...(ownLogin ? ['a code block logs in by itself instead of with the shared part _login.mdx'] : []),
    ].map((what) => ({where: placeOf(page, block), what}));
  });
}
