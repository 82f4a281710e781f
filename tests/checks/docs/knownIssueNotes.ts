/**
 * Boxes about known issues, each of which comes from the note of an entry under `data/known-issues`, and everything else
 * that pages show from `data`.
 */
import {partialsIn} from '../../../plugins/markdown/partials';
import {type Problem} from '../problem';
import {type DocPage} from './page';

const boxByHand = /^ *:{3,}\w+[ [] *known issue/im;

/** The partials that a page imports and uses. */
function shownOn({source}: DocPage): readonly string[] {
  return partialsIn(source)
    .filter(({name}) => source.includes(`<${name} />`))
    .map(({file}) => file);
}

/**
 * Boxes that don't come from a note, and generated partials that no page shows.
 *
 * @param pages as authors write them, without what's generated
 * @param generated the paths of the generated partials from the root of the site
 */
export function findNoteFaults(pages: readonly DocPage[], generated: readonly string[]): readonly Problem[] {
  const shown = new Set(pages.flatMap(shownOn));
  return [
    ...pages
      .filter(({source}) => boxByHand.test(source))
      .map(({file}) => ({
        where: file,
        what: 'has a box about a known issue; give the entry a note and import it from docs/_generated/known-issues/notes',
      })),
    ...generated
      .filter((file) => !shown.has(file))
      .map((file) => ({where: 'data', what: `is the source of ${file}, which no page shows`})),
  ];
}
