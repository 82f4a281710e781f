/** Style rules that depend on the color mode, which a script sets, for readers without scripts. */

type Mode = 'light' | 'dark';

/** At-rules whose blocks contain rules. All others, such as keyframes, don't depend on the mode. */
const grouping = /^@(?:layer|media|supports|container)\b/;

/** The index after the block that opens at `start`. Strings may contain braces. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (quote !== '') {
      index += character === '\\' ? 1 : 0;
      quote = character === quote ? '' : quote;
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        return index + 1;
      }
    }
  }
  return css.length;
}

function selectorsFor(mode: Mode, prelude: string): readonly string[] {
  const attribute = new RegExp(`\\[data-theme=["']?${mode}["']?\\]`, 'g');
  return prelude
    .split(/,(?![^()]*\))/)
    .filter((selector) => new RegExp(attribute).test(selector))
    .map((selector) => selector.trim().replace(attribute, ':not([data-theme])'));
}

/**
 * The rules of a style sheet that apply in one color mode, rewritten for pages on which no script has set a mode. Layers
 * and conditions around them stay; all other rules go.
 */
export function rulesOfMode(css: string, mode: Mode): string {
  let rules = '';
  let index = 0;
  while (index < css.length) {
    const open = css.indexOf('{', index);
    if (open === -1) {
      break;
    }
    const end = endOfBlock(css, open);
    // Statements without a block, such as the order of layers, come before the prelude.
    const prelude = css.slice(index, open).split(';').at(-1)?.trim() ?? '';
    const body = css.slice(open + 1, end - 1);
    if (grouping.test(prelude)) {
      const inner = rulesOfMode(body, mode);
      rules += inner === '' ? '' : `${prelude}{${inner}}`;
    } else if (!prelude.startsWith('@')) {
      const selectors = selectorsFor(mode, prelude);
      rules += selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    }
    index = end;
  }
  return rules;
}

/**
 * What no script will do: show every tab panel under its name, filter entries, add buttons to code, copy the page, show the reader's own values, open the menu of a phone
 * or the search, and show one of the light and dark pictures.
 */
const withoutScripts = `
[role=tabpanel][hidden]{display:block!important}
[role=tabpanel]::before{content:attr(data-label);font-weight:700}
[role=tablist]{height:0;visibility:hidden}
.DocSearch-Button,.navbar__toggle{display:none!important}
@media (max-width:996px){
.navbar{position:static;height:auto}
.navbar__inner,.navbar__items{flex-wrap:wrap}
.navbar__items{flex:1 0 100%;justify-content:flex-start}
[class*=navbarSearch]{position:static}
.navbar__item{display:block}
[class^=docRoot]{flex-direction:column-reverse}
.theme-doc-sidebar-container{display:block}
}
.code-block{grid-template:none/minmax(0,1fr)!important}
[data-copy-page],[data-entry-filter],[data-control]{display:none!important}
[data-without-scripts]{display:block!important}
@media (prefers-color-scheme:dark){html:not([data-theme]) [class*='themedComponent--light']{display:none}}
`;

/** The style sheet that pages load when the browser doesn't run scripts. */
export function styleSheetWithoutScripts(styleSheets: readonly string[]): string {
  const modes = (['light', 'dark'] as const).map(
    (mode) =>
      `@media (prefers-color-scheme:${mode}){${styleSheets.map((css) => rulesOfMode(css, mode)).join('')}}`,
  );
  return [...modes, withoutScripts.trim(), ''].join('\n');
}
