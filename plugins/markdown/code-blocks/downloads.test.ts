import {fromHtml} from 'hast-util-from-html';
import {expect, it} from 'vitest';
import {blockHtml} from './blockHtml';
import {downloadFiles} from './downloads';

function page(meta: string, code: string): Parameters<typeof downloadFiles>[0][number] {
  const block = blockHtml({code, language: 'bash', meta}, '/');
  return fromHtml(`<main><div class="code-block">${block}</div></main>`);
}

it('writes each file that a block with download shows, with the default values and a line break at the end', () => {
  const pages = [
    page('title="/usr/local/bin/check" download', '#!/bin/sh\n[ "$A" ] && cd %%folder%% < "a&b"\n'),
    page('title="other.sh"', 'echo'),
    page('', 'echo'),
  ];
  expect(downloadFiles(pages)).toEqual([
    ['files/check', '#!/bin/sh\n[ "$A" ] && cd /opt/opsimate < "a&b"\n'],
  ]);
});
