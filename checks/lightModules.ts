/** Modules of the framework that the build leaves out of the browser's code do not come back with an upgrade. */
import {type Replacement} from '../plugins/light-modules/replacements';
import {type Problem} from './problem';

/** @param scripts text of the built scripts by file name */
export function findHeavyModules(
  scripts: Iterable<readonly [file: string, text: string]>,
  replacements: readonly Replacement[],
): readonly Problem[] {
  return [...scripts].flatMap(([file, text]) =>
    replacements
      .filter(({mark}) => text.includes(mark))
      .map(({request, file: light}) => ({
        where: file,
        what: `has what ${light} replaces: nothing asked for ${request.source} any more; see plugins/light-modules`,
      })),
  );
}
