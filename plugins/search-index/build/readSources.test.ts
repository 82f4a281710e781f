import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {extractSections} from './extractSections';
import {pageOfSource} from './readSources';

const page = {
  path: '/docs/a',
  lvl0: 'Docs',
  language: 'en',
  docusaurusTag: 'docs-default-current',
  version: 'current',
};

function sectionsOf(source: string) {
  return pageOfSource(source, 'From front matter', page).sections;
}

describe('pageOfSource', () => {
  it('gives the same sections as the built page', () => {
    const source = [
      '---\ntitle: x\n---',
      "import Tabs from '@theme/Tabs';",
      '# Title',
      'Open `host:port` and **go**.',
      '## Set it up \\{#setup}',
      ':::warning[Mind the gap]\n\nText\n\n:::',
      '<Tabs>\n<TabItem value="npm" label="npm">\n\none\n\n</TabItem>\n<TabItem value="yarn">\n\ntwo\n\n</TabItem>\n</Tabs>',
      '## Same',
      '| Key | Type |\n|---|---|\n| `PORT` | number |',
      '## Same',
      '```sh title="Shell"\ndocker ps\n```',
      '### By comment {/* #own */}',
      '<details>\n<summary>More</summary>\n\nthree\n\n</details>',
    ].join('\n\n');
    const built =
      '<h1>Title</h1><p>Open <code>host:port</code> and <b>go</b>.</p><h2 id="setup">Set it up</h2>' +
      '<div><div>Mind the gap</div><p>Text</p></div><ul role="tablist"><li>npm</li><li>yarn</li></ul>' +
      '<div>one</div><div>two</div><h2 id="same">Same</h2><table><tr><th>Key</th><th>Type</th></tr>' +
      '<tr><td>PORT</td><td>number</td></tr></table><h2 id="same-1">Same</h2><div>Shell</div>' +
      '<pre><code>docker ps</code></pre><h3 id="own">By comment</h3>' +
      '<details><summary>More</summary><p>three</p></details>';
    expect(sectionsOf(source)).toEqual(extractSections(fromHtml(built, {fragment: true})));
  });

  it('takes the title from the metadata when the text has none', () => {
    expect(sectionsOf('Text')[0]).toEqual({
      level: 1,
      anchor: null,
      heading: 'From front matter',
      blocks: ['Text'],
    });
  });
});
