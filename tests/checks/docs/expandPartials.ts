import {importNotes} from '../../../plugins/reference/known-issues/importNotes';

/** `import Login from '@site/docs/_partials/_login.mdx';`: only files below a name that begins with `_` are partials. */
const partialImport = /^import (?<name>[A-Z]\w*) from '@site\/(?<file>[^']*\/_[^']+\.mdx)';$/gm;

function indented(text: string, indent: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}

/**
 * Puts the text of each partial, and of each known issue's note, where the page uses it, as the built page has it. A
 * partial stands alone on its line and takes no properties.
 *
 * @param read gives the source of a partial by its path from the root of the site
 */
export function expandPartials(source: string, read: (file: string) => string): string {
  const imported = importNotes(source);
  return [...imported.matchAll(partialImport)].reduce((text, {groups}) => {
    const use = new RegExp(`^(?<indent> *)<${groups?.name ?? ''} />$`, 'gm');
    return text.replace(use, (_all, indent: string) => indented(read(groups?.file ?? ''), indent));
  }, imported);
}
