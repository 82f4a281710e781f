/** Offsets in the text; `to` is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** For what's missing, or wrong with the whole file. */
export const fileStart: Range = {from: 0, to: 0};

/** A change to the text that can't be wrong. */
export interface Edit extends Range {
  readonly text: string;
}

/** A finding. It never contains a secret. */
export interface Finding {
  /** ID of the check. */
  readonly check: string;
  /** What it's about. Readers see the line where this begins. */
  readonly range: Range;
  /** Values for the `{name}` parts of the check's texts. */
  readonly values?: Readonly<Record<string, string>>;
  /** The setting's own explanation, in Markdown, instead of the check's. */
  readonly reason?: string | undefined;
  /** The link to the setting's own row. */
  readonly href?: string | undefined;
  readonly edit?: Edit | undefined;
}

/**
 * The text after all edits. If two overlap, the first one is applied.
 *
 * @param edits in any order
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let offset = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (edit.from >= offset) {
      result += text.slice(offset, edit.from) + edit.text;
      offset = edit.to;
    }
  }
  return result + text.slice(offset);
}
