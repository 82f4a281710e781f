/** Boxes about known issues: each comes from the note of an entry under `data/known-issues`. */
import {partialsIn} from '../../../plugins/markdown/partials';
import {type Problem} from '../problem';
import {type DocPage} from './page';

const boxByHand = /^ *:{3,}\w+[ [] *known issue/im;

/**
 * Boxes that don't come from a note, and notes that no page shows.
 *
 * @param pages as authors write them, without what's generated
 * @param notes the files that pages import, by their paths from the root of the site
 */
export function findNoteFaults(pages: readonly DocPage[], notes: ReadonlySet<string>): readonly Problem[] {
  const shown = new Set(pages.flatMap(({source}) => partialsIn(source).map(({file}) => file)));
  return [
    ...pages
      .filter(({source}) => boxByHand.test(source))
      .map(({file}) => ({
        where: file,
        what: 'has a box about a known issue; give the entry a note and import it from docs/_generated/known-issues/notes',
      })),
    ...[...notes]
      .filter((file) => !shown.has(file))
      .map((file) => ({where: 'data/known-issues', what: `has a note, ${file}, that no page shows`})),
  ];
}
