import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import postcss, {type Container} from 'postcss';
import type {OutputFile} from '../../files/outputFile';
import {readFolder} from '../../files/readFolder';

type Mode = 'light' | 'dark';

/** Removes all rules except those for one mode, and whatever is then empty. */
function keepMode(container: Container, attribute: RegExp): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes !== undefined) {
      keepMode(node, attribute);
      if (node.nodes.length > 0) {
        return;
      }
    } else if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => selector.search(attribute) !== -1);
      if (selectors.length > 0) {
        node.selectors = selectors.map((selector) => selector.replaceAll(attribute, ':not([data-theme])'));
        return;
      }
    }
    node.remove();
  });
}

/**
 * The rules of a style sheet that apply in one color mode, rewritten for pages on which no script has set a mode. Layers
 * and conditions around them stay; all other rules go.
 */
export function rulesOfMode(css: string, mode: Mode): string {
  const root = postcss.parse(css);
  keepMode(root, new RegExp(`\\[data-theme=["']?${mode}["']?\\]`, 'g'));
  return root.toString();
}

/**
 * Shows every tab panel under its name, the sidebar instead of a phone's menu, and one of the light and dark pictures.
 * Hides what needs scripts: the search, filters, forms, and the room for buttons beside code.
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
[data-entry-filter],[data-control]{display:none!important}
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

const fileName = 'no-script.css';

/**
 * A style sheet for readers without JavaScript: the system's color mode and the text of all tabs. It's made from the
 * built style sheets.
 */
export async function noScriptFile(outDir: string): Promise<OutputFile> {
  const styleSheets = await readFolder(path.join(outDir, 'assets/css'), '.css');
  return [fileName, styleSheetWithoutScripts([...styleSheets.values()])];
}

/** The link to it. Nobody else loads it, because it's in a `noscript` element. */
export function noScriptTag(baseUrl: string): HtmlTagObject {
  return {tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${baseUrl}${fileName}">`};
}
