/** A file that the builder makes. */
export interface DeploymentFile {
  /** In the archive, with forward slashes. */
  readonly path: string;
  /** Permissions, such as `0o600`. */
  readonly mode: number;
  /** Why it's there, in one or two sentences of Markdown. */
  readonly purpose: string;
  readonly text: string;
}

/** Modes of files that hold secrets, that a proxy reads, and that are run. */
export const modes = {secret: 0o600, readable: 0o644, executable: 0o755} as const;

/** Lines moved to the right; empty ones stay empty. */
export function indented(lines: readonly string[], spaces: number): readonly string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line));
}

/** Characters of a line with a comment, so that it fits the page where it's shown. */
const commentWidth = 78;

/** A comment on lines that fit the page, each indented like the first; any other line as it is. */
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
export function textOf(lines: readonly string[]): string {
  return `${lines.flatMap(wrapped).join('\n')}\n`;
}

/** Text as a YAML scalar in double quotes, whatever it contains. */
export function yamlScalar(text: string): string {
  return JSON.stringify(text);
}
