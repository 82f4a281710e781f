import path from 'node:path';
import {contentTypes} from '../../plugins/after-build/server-files/headers/contentTypes';
import {type Problem} from './problem';

/** Served instead of the files that they're made from, with their content type. */
const compressed = ['.gz', '.br'];

/** Files whose content type no server knows. @param files names or URLs */
export function findUnknownEndings(files: Iterable<string>): readonly Problem[] {
  return [...files]
    .map((where) => ({where, ending: path.extname(where)}))
    .filter(({ending}) => ending !== '' && !compressed.includes(ending))
    .filter(({ending}) => !(ending.slice(1) in contentTypes))
    .map(({where, ending}) => ({
      where,
      what: `${ending} has no content type in plugins/after-build/server-files`,
    }));
}
