import {specificity, wordingPattern} from '@site/src/lib/messages/wording';
import {maskSecrets} from '@site/src/site/text/maskSecrets';
import {readLines, type CountedLine} from '@site/src/lib/messages/readLines';

interface Worded {
  readonly wordings: readonly string[];
}

/** An entry of the reference: its wordings, and where it's explained. */
export interface KnownMessage extends Worded {
  readonly address: string;
  /** Markup of the site's own page. */
  readonly explanation: string;
  /** Entries about causes come before those about what they lead to: the lower, the earlier. */
  readonly rank: number;
}

export interface ExplainedLine extends CountedLine {
  readonly message: KnownMessage;
}

export interface Diagnosis {
  /** Messages of the text that an entry explains: each entry once, causes first. */
  readonly known: readonly ExplainedLine[];
  readonly unknown: readonly CountedLine[];
}

interface Matcher<Message> {
  readonly message: Message;
  readonly pattern: RegExp;
  /** Its longest literal part: quicker to look for than the pattern. */
  readonly literal: string;
  readonly specificity: number;
}

/** Shorter wordings, such as `Forbidden`, explain a line only when they're all of it. */
const leastSpecificity = 14;

/** The patterns of all wordings, the most specific first. */
export function matchersOf<Message extends Worded>(
  messages: readonly Message[],
): readonly Matcher<Message>[] {
  const matchers = messages.flatMap((message) =>
    message.wordings.map((wording): Matcher<Message> => {
      const literals = wording.toLowerCase().split(/\{[a-z]+\}|\s+/i);
      return {
        message,
        pattern: wordingPattern(wording),
        literal: literals.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
        specificity: specificity(wording),
      };
    }),
  );
  return matchers.sort((a, b) => b.specificity - a.specificity);
}

/** The message whose wording is the most specific one that a line has. */
export function findMessage<Message>(
  matchers: readonly Matcher<Message>[],
  line: string,
): Message | undefined {
  const lower = line.toLowerCase();
  return matchers.find(({literal, pattern, specificity: own}) => {
    if (!lower.includes(literal)) {
      return false;
    }
    const [found] = pattern.exec(line) ?? [];
    return (
      found !== undefined &&
      (own >= leastSpecificity || found.length >= line.length - 2 || /[A-Z]{6,}/.test(found))
    );
  })?.message;
}

/** Tables such as `docker ps` prints keep their columns apart with this much space. */
const columnGap = /\s{3,}/;

/** The messages of a line. In a row of a table, each cell may be one. */
function findMessages(matchers: readonly Matcher<KnownMessage>[], line: string): ReadonlySet<KnownMessage> {
  const cells = line.split(columnGap);
  const parts = cells.length > 2 ? cells : [line];
  return new Set(parts.flatMap((part) => findMessage(matchers, part) ?? []));
}

/** Lines between pauses in which the page can respond. */
const batch = 200;

/**
 * Explains a pasted text: a line, a log, or the output of a command. Secrets are masked first, so that no result has
 * them.
 */
export async function explain(text: string, entries: readonly KnownMessage[]): Promise<Diagnosis> {
  const matchers = matchersOf(entries);
  const known = new Map<KnownMessage, ExplainedLine>();
  const unknown: CountedLine[] = [];
  for (const [place, line] of readLines(maskSecrets(text)).entries()) {
    const messages = findMessages(matchers, line.text);
    if (messages.size === 0) {
      unknown.push(line);
    }
    for (const message of messages) {
      const before = known.get(message);
      known.set(message, {...line, ...before, message, count: line.count + (before?.count ?? 0)});
    }
    if (place % batch === batch - 1) {
      await new Promise((resume) => setTimeout(resume));
    }
  }
  return {
    known: [...known.values()].sort((a, b) => a.message.rank - b.message.rank),
    unknown,
  };
}
