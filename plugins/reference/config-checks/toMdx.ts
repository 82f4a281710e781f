import {markdownTable} from '../mdx';
import {type FileKind, severityLabels} from '../../../src/lib/reference/checkKinds';
import type {ConfigCheck} from '../../../src/lib/reference/checkFacts';

/** What the checker looks for in one kind of file, or in several. */
export function checksToMdx(checks: readonly ConfigCheck[], kinds: readonly FileKind[]): string {
  return markdownTable(
    ['What the checker finds', 'Severity', 'Why it matters'],
    checks
      .filter(({files}) => files.join() === kinds.join())
      .map(({looksFor, severity, reason, href}) => [
        `[${looksFor.charAt(0).toUpperCase()}${looksFor.slice(1)}](${href})`,
        severityLabels[severity],
        reason,
      ]),
  );
}
