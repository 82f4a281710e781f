import path from 'node:path';
import type {Problem} from './problem';

/** Hooks whose result the server also knows, so a component that calls them can stay as rendered. */
const staticHooks = new Set([
  'useBaseUrl',
  'useBaseUrlUtils',
  'useBrokenLinks',
  'useDoc',
  'useDocusaurusContext',
  'useId',
]);

/** A call, with or without a type between name and parenthesis. */
const hookCall = /\b(use[A-Z]\w*)(?:<[^]*?>)?\(/g;
const eventHandler = /\son[A-Z]\w*=\{/;
const mark = /<Interactive\b|data-interactive/;
/** Types leave no code behind. */
const localImport = /^(?:import (?!type\b)|export |\}).*from '((?:\.{1,2}|@site)\/[^']+)'/gm;

/** Why a component needs React in the browser; `undefined` if it doesn't. */
function needOf(source: string): string | undefined {
  const hooks = Array.from(source.matchAll(hookCall), ([, hook]) => hook ?? '');
  const hook = hooks.find((name) => !staticHooks.has(name));
  return hook ?? (eventHandler.test(source) ? 'an event handler' : undefined);
}

/**
 * Finds components that docs pages can show and that keep state or handle events, but aren't marked: on a page that's
 * opened directly, they'd never react, because its text stays as the server rendered it.
 *
 * @param entries files that name what authors may use: the list of components and the pages themselves
 * @param read text of a file without or with its extension; `undefined` if there's none
 */
export function findUnmarkedComponents(
  entries: readonly string[],
  read: (file: string) => {readonly file: string; readonly text: string} | undefined,
): readonly Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const visit = (request: string, isEntry: boolean): void => {
    const source = read(request);
    if (source === undefined || seen.has(source.file)) {
      return;
    }
    const {file, text} = source;
    seen.add(file);
    const imported = Array.from(text.matchAll(localImport), ([, each = '']) =>
      each.startsWith('@site/') ? each.slice(6) : path.join(path.dirname(file), each),
    );
    // A hook in its own module is detected in the components that call it.
    const need = isEntry || file.endsWith('.ts') ? undefined : needOf(text);
    // One mark hydrates the whole page, so one on a part is enough.
    const isMarked = [text, ...imported.map((each) => read(each)?.text ?? '')].some((each) =>
      mark.test(each),
    );
    if (need !== undefined && !isMarked) {
      problems.push({
        where: file,
        what: `has ${need}, but no mark: wrap what it renders in <Interactive> of src/components/interactive`,
      });
    }
    imported.forEach((each) => {
      visit(each, false);
    });
  };
  entries.forEach((entry) => {
    visit(entry, true);
  });
  return problems;
}
