import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import type {PageSection} from '../../../src/lib/search/page';
import {extractSections} from './extractSections';

function extract(html: string): readonly PageSection[] {
  return extractSections(fromHtml(html, {fragment: true}));
}

function blocksOf(html: string): readonly string[] {
  return extract(`<h1>Title</h1>${html}`).flatMap(({blocks}) => blocks);
}

describe('extractSections', () => {
  it('starts a section for the title and for each heading with an ID', () => {
    const sections = extract(
      '<h1>Title</h1><p>Intro</p><h2 id="a">One<a class="hash-link" href="#a">#</a></h2><p>Text</p>' +
        '<h3>No id</h3><h3 id="b">Two</h3>',
    );
    expect(sections).toEqual([
      {level: 1, anchor: null, heading: 'Title', blocks: ['Intro']},
      {level: 2, anchor: 'a', heading: 'One', blocks: ['Text', 'No id']},
      {level: 3, anchor: 'b', heading: 'Two', blocks: []},
    ]);
  });

  it("leaves out what's above the title, such as the version of the page", () => {
    expect(extract('<span class="theme-doc-version-badge">Version: 1.0</span><h1>Title</h1>')).toEqual([
      {level: 1, anchor: null, heading: 'Title', blocks: []},
    ]);
  });

  it('leaves out lists of next pages, and headings that lead to their own page', () => {
    const link = '<h2 id="ssh"><a href="/hosts/ssh">SSH</a><a class="hash-link" href="#ssh">#</a></h2>';
    const next = '<h2 id="next">Next</h2><ul><li>Deploy it</li></ul>';
    expect(extract(`<h1>Title</h1><p>Intro</p>${link}${next}`)).toEqual([
      {level: 1, anchor: null, heading: 'Title', blocks: ['Intro']},
    ]);
  });

  it('has no sections without a title', () => {
    expect(extract('<h2 id="a">One</h2><p>Text</p>')).toEqual([]);
  });

  it('makes a second h1 a section of the page', () => {
    expect(extract('<h1>Title</h1><h1 id="more">More</h1>').map(({level}) => level)).toEqual([1, 2]);
  });

  it('keeps inline elements in the line, and blocks apart', () => {
    expect(blocksOf('<ul><li>Run <code>ls</code> <b>now</b><ul><li>Deep</li></ul></li></ul>')).toEqual([
      'Run ls now',
      'Deep',
    ]);
  });

  it('reads a table row as one block with its cells apart', () => {
    expect(blocksOf('<table><tr><td>PORT</td><td>number</td></tr></table>')).toEqual(['PORT · number']);
  });

  it('reads code with its lines apart and without its buttons', () => {
    const line = (text: string): string => `<div class="token-line"><span>${text}</span></div>`;
    expect(
      blocksOf(`<div><pre><code>${line('docker ps')}${line('ls')}</code></pre><button>Copy</button></div>`),
    ).toEqual(['docker ps ls']);
  });

  it('takes only the beginning of a long script, up to a whole word', () => {
    const [block = ''] = blocksOf(`<pre><code>${'echo hello '.repeat(100)}</code></pre>`);
    expect(block).toMatch(/^echo hello .* (?:echo|hello)$/);
    expect(block.length).toBeLessThanOrEqual(400);
  });

  it('marks the heading or block with the template of a message, and nothing in place of an empty one', () => {
    const message = '<code data-template>Failed</code>';
    const empty = '<table><tr><td><code data-template></code></td></tr></table>';
    const html = `<h1>Title</h1>${empty}<p>Text</p><p>See ${message}.</p><h2 id="a">${message}</h2><p>Why</p>`;
    expect(extract(html)).toEqual([
      {level: 1, anchor: null, heading: 'Title', blocks: ['Text', 'See Failed.'], templates: [2]},
      {level: 2, anchor: 'a', heading: 'Failed', blocks: ['Why'], templates: [0]},
    ]);
  });

  it('keeps hidden panels of tabs and details', () => {
    expect(
      blocksOf(
        '<ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul>' +
          '<div role="tabpanel">one</div><div role="tabpanel" hidden>two</div>' +
          '<details><summary>More</summary><div>three</div></details>',
      ),
    ).toEqual(['npm · yarn', 'one', 'two', 'More', 'three']);
  });

  it.each([
    '<nav>x</nav>',
    '<footer>x</footer>',
    '<div class="theme-doc-toc-mobile">x</div>',
    '<div aria-hidden="true">x</div>',
    '<svg><text>x</text></svg>',
    '<script>x</script>',
  ])('leaves out %s', (html) => {
    expect(blocksOf(html)).toEqual([]);
  });
});
