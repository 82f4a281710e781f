import {fromHtml} from 'hast-util-from-html';
import {toText} from 'hast-util-to-text';
import {describe, expect, it} from 'vitest';
import {defaultValues} from '../../src/site/readerValues';
import {fill} from '../../src/your-values/fill';
import {withPlaceholders} from './withPlaceholders';

const html =
  '<p>cd <b data-value="folder" data-notation="shell">/opt/opsimate</b> on <b data-value="hostname">a</b></p>';

describe('a page with placeholders', () => {
  it('becomes a text with any values, escaped for their place', () => {
    const page = withPlaceholders(fromHtml(html));
    const values = {...defaultValues, folder: '/my files', hostname: 'ops.corp.example'};
    expect(page && fill(toText(page), values)).toBe("cd '/my files' on ops.corp.example");
  });

  it('leaves the page itself alone, and pages without values have none', () => {
    const tree = fromHtml(html);
    withPlaceholders(tree);
    expect(toText(tree)).toContain('/opt/opsimate');
    expect(withPlaceholders(fromHtml('<p>text</p>'))).toBeNull();
  });
});
