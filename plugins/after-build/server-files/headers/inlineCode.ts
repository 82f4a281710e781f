/** The inline code of built pages, which a policy without `unsafe-inline` must allow by hash. */
import {createHash} from 'node:crypto';
import {type Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {findElements} from '../../../built-pages/elements';

/** Types of scripts that browsers run. All others, such as JSON-LD, are data and need no hash. */
const scriptTypes: readonly string[] = ['', 'text/javascript', 'application/javascript', 'module'];

/** The policy source that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isRun(type: unknown): boolean {
  return scriptTypes.includes(typeof type === 'string' ? type.toLowerCase() : '');
}

/** The inline scripts of a page, without data. */
export function inlineScripts(page: Root): readonly string[] {
  return findElements(page, ({tagName, properties}) => tagName === 'script' && !('src' in properties))
    .filter(({properties}) => isRun(properties.type))
    .map(({children}) => children.map((child) => (child.type === 'text' ? child.value : '')).join(''));
}

/** The inline styles of a page: `style` attributes and `<style>` elements. */
export function inlineStyles(page: Root): readonly string[] {
  const attributes = selectAll('[style]', page).map(({properties}) => String(properties.style));
  const elements = selectAll('style', page).map(({children}) =>
    children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
  );
  return [...attributes, ...elements];
}
