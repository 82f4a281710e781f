import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {keepUntranslated} from './index';

function pageWith(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  keepUntranslated()(tree);
  return toHtml(tree);
}

describe("a browser's translation", () => {
  it('leaves code, keys, and console labels as they are', () => {
    expect(pageWith('<h2>Set <code>PORT</code></h2>')).toBe('<h2>Set <code translate="no">PORT</code></h2>');
    expect(pageWith('<p><strong>Apply Changes</strong></p>')).toContain('<strong translate="no">');
    expect(pageWith('<kbd>Ctrl</kbd>')).toContain('translate="no"');
  });

  it('includes the prose, bold or not', () => {
    const prose = '<p><strong>Cause:</strong> the port <em>is</em> taken.</p>';
    expect(pageWith(prose)).toBe(prose);
  });

  it('leaves code in the list of headings as it is', () => {
    const value = {type: 'Literal', value: 'Set <code>PORT</code>', raw: '"Set <code>PORT</code>"'};
    const module = {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', body: [{value}]}}};
    const tree = fromHtml('', {fragment: true});
    tree.children.push(module as never);
    keepUntranslated()(tree);
    expect(value.value).toBe('Set <code translate="no">PORT</code>');
    expect(value.raw).toBe(JSON.stringify(value.value));
  });
});
