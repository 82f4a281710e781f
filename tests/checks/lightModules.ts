/** Modules and data of the framework that the build leaves out of the browser's code do not come back with an upgrade. */
import {type LightFile} from '../../plugins/light-data/lightData';
import {type Replacement} from '../../plugins/framework-patches/replacements';
import {type Problem} from './problem';

type Scripts = Iterable<readonly [file: string, text: string]>;

interface LeftOut {
  readonly mark: string;
  readonly what: string;
}

function findMarks(scripts: Scripts, leftOut: readonly LeftOut[]): readonly Problem[] {
  return [...scripts].flatMap(([where, text]) =>
    leftOut.filter(({mark}) => text.includes(mark)).map(({what}) => ({where, what})),
  );
}

/** @param scripts text of the built scripts by file name */
export function findHeavyModules(scripts: Scripts, replacements: readonly Replacement[]): readonly Problem[] {
  const texts = [...scripts];
  const lost = ({request}: Replacement): string =>
    `nothing asked for ${request.source} any more; see plugins/framework-patches`;
  const leftOut = replacements.flatMap((each) =>
    each.mark === undefined ? [] : [{mark: each.mark, what: `has what ${each.file} replaces: ${lost(each)}`}],
  );
  const missing = replacements
    .filter(({sign}) => sign !== undefined && !texts.some(([, text]) => text.includes(sign)))
    .map((each) => ({where: 'all scripts', what: `have no ${each.file}: ${lost(each)}`}));
  return [...findMarks(texts, leftOut), ...missing];
}

/** @param scripts text of the built scripts by file name */
export function findHeavyData(scripts: Scripts, files: readonly LightFile[]): readonly Problem[] {
  const leftOut = files.map(({file, mark}) => ({
    mark,
    what: `has or needs what is left out of ${file.source}; see plugins/light-data`,
  }));
  return findMarks(scripts, leftOut);
}
