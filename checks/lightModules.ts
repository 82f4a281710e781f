/** Modules and data of the framework that the build leaves out of the browser's code do not come back with an upgrade. */
import {type LightFile} from '../plugins/light-data/lightData';
import {type Replacement} from '../plugins/light-modules/replacements';
import {type Problem} from './problem';

type Scripts = Iterable<readonly [file: string, text: string]>;

function findMarks(
  scripts: Scripts,
  leftOut: readonly {readonly mark: string; readonly what: string}[],
): readonly Problem[] {
  return [...scripts].flatMap(([where, text]) =>
    leftOut.filter(({mark}) => text.includes(mark)).map(({what}) => ({where, what})),
  );
}

/** @param scripts text of the built scripts by file name */
export function findHeavyModules(scripts: Scripts, replacements: readonly Replacement[]): readonly Problem[] {
  const leftOut = replacements.map(({request, file, mark}) => ({
    mark,
    what: `has what ${file} replaces: nothing asked for ${request.source} any more; see plugins/light-modules`,
  }));
  return findMarks(scripts, leftOut);
}

/** @param scripts text of the built scripts by file name */
export function findHeavyData(scripts: Scripts, files: readonly LightFile[]): readonly Problem[] {
  const leftOut = files.map(({file, mark}) => ({
    mark,
    what: `has or needs what is left out of ${file.source}; see plugins/light-data`,
  }));
  return findMarks(scripts, leftOut);
}
