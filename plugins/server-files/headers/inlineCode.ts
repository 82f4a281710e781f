/** What stands inline in built pages: a policy without `unsafe-inline` allows each by its hash or not at all. */
import {createHash} from 'node:crypto';
import {type Element, type Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Types of scripts that a browser runs; every other one, such as JSON-LD, is data and needs no hash. */
const scriptTypes: readonly string[] = ['', 'text/javascript', 'application/javascript', 'module'];

/** The source of a policy that allows exactly this text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isRun(type: unknown): boolean {
  return scriptTypes.includes(typeof type === 'string' ? type.toLowerCase() : '');
}

function textOf({children}: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/** The inline scripts of a page, without data. */
export function inlineScripts(page: Root): readonly string[] {
  const scripts: string[] = [];
  visit(page, {tagName: 'script'}, (element: Element) => {
    if (element.properties.src === undefined && isRun(element.properties.type)) {
      scripts.push(textOf(element));
    }
  });
  return scripts;
}

/** The inline styles of a page: texts of `style` attributes and of `<style>` elements. */
export function inlineStyles(page: Root): readonly string[] {
  const styles: string[] = [];
  visit(page, 'element', (element: Element) => {
    const {style} = element.properties;
    if (typeof style === 'string') {
      styles.push(style);
    }
    if (element.tagName === 'style') {
      styles.push(textOf(element));
    }
  });
  return styles;
}
