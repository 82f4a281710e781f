import type {MadeFile} from '@site/src/components/form/madeFile';

/** A file that the builder makes. Its name is its path in the archive, with forward slashes. */
export interface DeploymentFile extends MadeFile {
  /** Permissions, such as `0o600`. */
  readonly mode: number;
}

/** Modes of files that contain secrets, that a proxy reads, or that are executed. */
export const fileModes = {secret: 0o600, readable: 0o644, executable: 0o755} as const;

/** Indented lines; empty ones stay empty. */
export function indented(lines: readonly string[], spaces: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));
}

/** Maximum length of a line with a comment, so it fits on the page. */
const commentWidth = 78;

/** A comment as lines that fit on the page, each indented like the first; any other line unchanged. */
function wrapped(line: string): readonly string[] {
  const [, start, text] = /^(\s*#) (.*)$/.exec(line) ?? [];
  if (start === undefined || text === undefined) {
    return [line];
  }
  const lines: string[] = [];
  let last = start;
  for (const word of text.split(' ')) {
    if (last !== start && last.length + 1 + word.length > commentWidth) {
      lines.push(last);
      last = start;
    }
    last += ` ${word}`;
  }
  return [...lines, last];
}

/** A text file from its lines, with comments of any length. */
export function fileText(lines: readonly string[]): string {
  return `${lines.flatMap(wrapped).join('\n')}\n`;
}

/** Text as a YAML scalar in double quotes, whatever it contains. */
export function yamlScalar(text: string): string {
  return JSON.stringify(text);
}
