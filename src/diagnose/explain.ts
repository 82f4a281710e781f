import {lineMatcher} from '@site/src/lib/messages/findInLine';
import {cleanLine} from '@site/src/lib/messages/cleanLine';
import type {KnownMessage} from '@site/src/lib/messages/knownMessage';
import {readLines, type CountedLine} from '@site/src/lib/messages/readLines';
import {mask, maskSecrets} from '@site/src/site/text/maskSecrets';

export interface ExplainedLine extends CountedLine {
  readonly message: KnownMessage;
}

export interface Diagnosis {
  /** Messages of the text that an entry explains: each entry once, causes first. */
  readonly known: readonly ExplainedLine[];
  readonly unknown: readonly CountedLine[];
}

/** In tables such as the output of `docker ps`, at least this much space separates the columns. */
const columnGap = /\s{3,}/;

/** The parts of a line that can each be a message: the cells of a row, or the whole line. */
function partsOf(line: string): readonly string[] {
  const cells = line.split(columnGap);
  return cells.length > 2 ? cells : [line];
}

/**
 * What was pasted, by the lines that have a mask: in a message, a word may be where a secret would be. Nothing if masks
 * have replaced whole lines.
 */
function maskedLines(text: string, masked: string): ReadonlyMap<string, string> {
  const [written, shown] = [text.split('\n'), masked.split('\n')];
  return new Map(
    shown.flatMap((line, index) =>
      line.includes(mask) && shown.length === written.length
        ? [[cleanLine(line), cleanLine(written[index] ?? '')] as const]
        : [],
    ),
  );
}

/** Lines between pauses in which the page can respond. */
const batch = 200;

/**
 * Explains a pasted text: a line, a log, or the output of a command. Results have only masked lines, so secrets never
 * appear in them.
 */
export async function explain(text: string, messages: readonly KnownMessage[]): Promise<Diagnosis> {
  const findInLine = lineMatcher(messages);
  const known = new Map<KnownMessage, ExplainedLine>();
  const unknown: CountedLine[] = [];
  const masked = maskSecrets(text);
  const written = maskedLines(text, masked);
  for (const [index, line] of readLines(masked).entries()) {
    const whole = written.get(line.text) ?? line.text;
    const found = new Set(partsOf(whole).flatMap((part) => findInLine(part)?.message ?? []));
    if (found.size === 0) {
      unknown.push(line);
    }
    for (const message of found) {
      const before = known.get(message);
      known.set(message, {...line, ...before, message, count: line.count + (before?.count ?? 0)});
    }
    if (index % batch === batch - 1) {
      await new Promise((resume) => setTimeout(resume));
    }
  }
  return {
    known: [...known.values()].sort((a, b) => a.message.rank - b.message.rank),
    unknown,
  };
}
