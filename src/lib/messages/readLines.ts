import {normalizeText} from '../../site/text/normalizeText';
import {cleanLine} from './cleanLine';

/** Lines of a printed object or a stack trace that mean nothing by themselves. */
const noise =
  /^(?:[\w$]+: \{|name: '\w*',?|cause: undefined,?|(?:errno|syscall|level|domain): .*|['"`]?\s*at .*|extraArgs.*|Node\.js v[\d.]+|[\s\W]*)$/;

/** A message, and how many times the text contains it. */
export interface CountedLine {
  readonly text: string;
  readonly count: number;
}

/** Lines that differ only in numbers, or look the same, are the same message. */
function duplicateKey(line: string): string {
  return normalizeText(line).replace(/\d+/g, '0');
}

/**
 * The messages of a text, without colors, timestamps, and container names; identical ones are counted together, in the
 * order in which they first appear.
 */
export function readLines(text: string): readonly CountedLine[] {
  const lines = new Map<string, CountedLine>();
  for (const raw of text.split(/\r?\n|\r/)) {
    const line = cleanLine(raw);
    if (noise.test(line)) {
      continue;
    }
    const key = duplicateKey(line);
    const before = lines.get(key);
    lines.set(key, {text: before?.text ?? line, count: (before?.count ?? 0) + 1});
  }
  return [...lines.values()];
}
