/** Corrections of what the pages once got wrong: each must be where its fact says, verbatim. */
import {type Problem} from '../problem';
import {type Fact} from './facts';

/** Folded lines of YAML are one line to a reader. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** @param read the text of a file by its path from the root of the project */
export function findMissingStatements(
  facts: readonly Fact<'statement' | 'place'>[],
  read: (file: string) => string,
): readonly Problem[] {
  return facts
    .filter(({statement, place}) => !inOneLine(read(place)).includes(inOneLine(statement)))
    .map(({statement, place, source}) => ({
      where: place,
      what: `doesn't say "${statement}", which is what ${source} does`,
    }));
}
