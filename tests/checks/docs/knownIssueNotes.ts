/** Boxes about known issues: each comes from the note of an entry under `data/known-issues`. */
import {notesIn} from '../../../plugins/reference/notes';
import {type Problem} from '../problem';
import {type DocPage} from './page';

const boxByHand = /^ *:{3,}\w+[ [] *known issue/im;

/**
 * Boxes that don't come from a note, and notes that no page shows. A build stops at a box without a note.
 *
 * @param pages as authors write them, without what's generated
 * @param notes the IDs of the entries that have one
 */
export function findNoteFaults(pages: readonly DocPage[], notes: ReadonlySet<string>): readonly Problem[] {
  const shown = new Set(pages.flatMap(({source}) => [...notesIn(source)]));
  return [
    ...pages
      .filter(({source}) => boxByHand.test(source))
      .map(({file}) => ({
        where: file,
        what: 'has a box about a known issue; give the entry a note and use <KnownIssueNote id="…" />',
      })),
    ...[...notes]
      .filter((id) => !shown.has(id))
      .map((id) => ({where: 'data/known-issues', what: `has a note for "${id}" that no page shows`})),
  ];
}
