/** The parts of pages that are made from `data/`, among them every box about a known issue. */
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
 * Boxes about known issues that don't come from an entry's note, and parts that no page shows.
 *
 * @param pages as authors write them, without what's generated
 * @param parts the files that pages import, by their paths from the root of the site
 */
export function findPartFaults(pages: readonly DocPage[], parts: readonly string[]): readonly Problem[] {
  const shown = new Set(pages.flatMap(shownOn));
  return [
    ...pages
      .filter(({source}) => boxByHand.test(source))
      .map(({file}) => ({
        where: file,
        what: 'has a box about a known issue; give the entry a note and import it from docs/_generated/known-issues/notes',
      })),
    ...parts
      .filter((file) => !shown.has(file))
      .map((file) => ({where: 'data', what: `is the source of ${file}, which no page shows`})),
  ];
}
