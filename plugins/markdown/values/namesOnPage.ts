import {existsSync, readFileSync} from 'node:fs';
import {isValueName, placeholder, type ValueName, valueNames} from '../../../src/site/readerValues';
import {partialsIn} from '../partials';

function readPart(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function find(source: string, read: (file: string) => string): readonly ValueName[] {
  const own = Array.from(source.matchAll(placeholder), ({groups}) => groups?.name).filter(isValueName);
  return [...own, ...partialsIn(source).flatMap(({file}) => find(read(file), read))];
}

/**
 * The values that a page and the parts it includes show, in the order of their declaration.
 *
 * @param read text of a file by its path from the root of the site
 */
export function namesOnPage(source: string, read: (file: string) => string = readPart): readonly ValueName[] {
  const found = new Set(find(source, read));
  return valueNames.filter((name) => found.has(name));
}

/** The values in a text that pages share, and in the parts it includes, by its path from the root of the site. */
export function namesInFile(file: string): readonly ValueName[] {
  return namesOnPage(readPart(file));
}
