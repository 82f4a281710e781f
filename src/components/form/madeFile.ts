/** A file or a command that a tool makes. */
export interface MadeFile {
  /** For a file, its path. */
  readonly name: string;
  /** Why it's there, in one or two sentences of Markdown. */
  readonly purpose: string;
  readonly text: string;
  /** A text that readers paste into a terminal or an editor isn't saved as a file. */
  readonly isSaved?: boolean;
}
