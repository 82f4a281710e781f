/** Corrections of what the pages once got wrong: each must be where its fact says, verbatim. */
import {type Problem} from '../problem';
import {type Fact} from './facts';

/** Folded lines of YAML are one line to a reader. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** @param read the text of a file by its path from the root of the project, `undefined` for one that doesn't exist */
export function findMissingStatements(
  facts: readonly Fact<'statement' | 'place'>[],
  read: (file: string) => string | undefined,
): readonly Problem[] {
  return facts.flatMap(({statement, place, source}) => {
    const text = read(place);
    if (text === undefined) {
      return [{where: 'tests/facts/statements.tsv', what: `names ${place}, which doesn't exist`}];
    }
    const isThere = inOneLine(text).includes(inOneLine(statement));
    return isThere ? [] : [{where: place, what: `doesn't say "${statement}", which is what ${source} does`}];
  });
}
