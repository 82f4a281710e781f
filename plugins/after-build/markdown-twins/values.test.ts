import {fromHtml} from 'hast-util-from-html';
import {expect, it} from 'vitest';
import {findElement, named, rawText} from '../../built-pages/elements';
import {withPlaceholders} from './values';

const html =
  '<p>cd <b data-value="folder">/opt/opsimate</b>, port 8080, <b data-value="console-port">8080</b> on <b data-value="hostname">a</b></p>';

it('puts placeholders where a page has values, and leaves the page itself alone', () => {
  const page = findElement(fromHtml(html), named('p'));
  expect(page && rawText(withPlaceholders(page))).toBe(
    'cd %%folder%%, port 8080, %%console-port%% on %%hostname%%',
  );
  expect(page && rawText(page)).toContain('/opt/opsimate');
});
