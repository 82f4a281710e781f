import {partialsIn} from '../../../plugins/markdown/partials';

function indented(text: string, indent: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}

/**
 * Inserts the text of each partial where the page uses it, as in the built page. A partial is on its own line and has no
 * properties.
 *
 * @param read gets the source of a partial by its path from the root of the site
 */
export function expandPartials(page: string, read: (file: string) => string): string {
  return partialsIn(page).reduce((text, {name, file}) => {
    const use = new RegExp(`^(?<indent> *)<${name} />$`, 'gm');
    return text.replace(use, (_all, indent: string) => indented(expandPartials(read(file), read), indent));
  }, page);
}
