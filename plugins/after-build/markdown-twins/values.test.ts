import {fromHtml} from 'hast-util-from-html';
import {toText} from 'hast-util-to-text';
import {describe, expect, it} from 'vitest';
import {defaultValues, withDefaults} from '../../../src/site/readerValues';
import {fillPlaces} from '../../../src/your-values/fillPlaces';
import {findElement, named} from '../../built-pages/elements';
import {valuePlaces, withPlaceholders} from './values';

const html =
  '<p>cd <b data-value="folder">/opt/opsimate</b>, port 8080, <b data-value="console-port">8080</b> on <b data-value="hostname">a</b></p>';
const page = findElement(fromHtml(html), named('p'));
if (page === undefined) {
  throw new Error('The page has no paragraph.');
}
const template = toText(withPlaceholders(page));
const text = withDefaults(template);
const values = {...defaultValues, folder: '/srv/ops', 'console-port': '80', hostname: 'ops.corp.example'};

describe('a page with placeholders', () => {
  it('leaves the page itself alone', () => {
    expect(template).toBe('cd %%folder%%, port 8080, %%console-port%% on %%hostname%%');
    expect(toText(page)).toContain('/opt/opsimate');
  });
});

describe('the positions of values in a text', () => {
  it("get the reader's own values, and nothing else does", () => {
    expect(fillPlaces(text, valuePlaces(template), values)).toBe(
      'cd /srv/ops, port 8080, 80 on ops.corp.example',
    );
  });

  it('are none where a text only looks like a placeholder', () => {
    expect(valuePlaces('%%toString%% and 100 %%')).toEqual([]);
  });

  it("don't fit a different text, such as that of a later build", () => {
    expect(() => fillPlaces(`# ${text}`, valuePlaces(template), values)).toThrow('%%folder%%');
  });
});
