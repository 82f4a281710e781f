import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {llmsFull, llmsIndex} from './llms';
import {product} from '../../../src/site/product';
import {alternateOf, alternateText} from './alternate';

const root = 'https://docs.test/base/';

function alternateOfPage(main: string, path = 'docs/x') {
  const head = `<link rel="canonical" href="${root}${path}"><meta name="description" content="What: it is.">`;
  const alternate = alternateOf(
    fromHtml(`<head>${head}</head><main><article>${main}</article></main>`),
    root,
  );
  if (alternate === null) {
    throw new Error('The page has no alternate.');
  }
  return alternate;
}

/** What's below the title. */
function markdown(html: string): string {
  return alternateOfPage(`<h1>X</h1>${html}`).text;
}

describe('an alternate', () => {
  it('begins with what the page is, its title, and a link to all pages', () => {
    const text = alternateText(alternateOfPage('<p>Before</p><h1>A & B</h1>'), `${root}llms.txt`);
    expect(text).toBe(
      `---\ntitle: A & B\ndescription: "What: it is."\nrelease: ${product.release}\naddress: ${root}docs/x\n---\n\n# A & B\n\n> All pages: [llms.txt](${root}llms.txt)\n\nBefore\n`,
    );
  });

  it('belongs only to pages with a URL of their own, which the not-found page lacks', () => {
    expect(alternateOf(fromHtml('<main><h1>Page not found</h1></main>'), root)).toBeNull();
  });

  it.each([
    ['docs/x', 'docs/x.md'],
    ['', 'index.md'],
  ])('of %s is at %s', (path, file) => {
    expect(alternateOfPage('<h1>X</h1>', path).file).toBe(file);
  });

  it.each([
    ['absolute links', '<p>See <a href="/y#z">Y!</a></p>', 'See [Y!](https://docs.test/y#z)'],
    ['marks', '<p>a <strong>b</strong> and <em>c</em></p>', 'a **b** and *c*'],
    ['characters that mean markup', '<p>*a* _b c_d [e] &lt;f></p>', '\\*a\\* \\_b c_d \\[e] \\<f>'],
    ['a line that looks like a list', '<p>1. a</p>', '1\\. a'],
    ['an exclamation mark before a link', '<p>No!<a href="/y">Y</a></p>', 'No\\![Y](https://docs.test/y)'],
    ['code with backticks', '<p><code>a`b</code></p>', '``a`b``'],
    [
      'placeholders for values in a line',
      '<p>Port 8080 or <code><span data-value="console-port">8080</span></code></p>',
      'Port 8080 or `%%console-port%%`',
    ],
    [
      'placeholders for values in a block',
      '<pre><code>cd <span data-value="folder">/opt/x</span>/y</code></pre>',
      '```text\ncd %%folder%%/y\n```',
    ],
    ['code with its spaces', '<p><code>a.  b</code></p>', '`a.  b`'],
    [
      'a picture for both modes once',
      '<figure><a href="/l.avif" data-large-picture><img src="/l.avif" alt="A"></a><a href="/d.avif" data-large-picture><img src="/d.avif" alt="A"></a></figure>',
      '![A](https://docs.test/l.avif)',
    ],
    [
      'a diagram',
      '<figure><svg role="img" aria-label="A to B"><text>A</text></svg></figure>',
      'Diagram: A to B',
    ],
    [
      'a table',
      '<table><tr><th>A<th>B<tr><td><code>a|b</code><td>c</table>',
      '| A | B |\n| - | - |\n| `a\\|b` | c |',
    ],
    [
      'a heading with an ID that its text says',
      '<h2 id="a-b">A: b<a class="hash-link">#</a></h2>',
      '## A: b',
    ],
    ['a heading with another ID', '<h3 id="x"><code>A</code></h3>', '### `A` <!-- #x -->'],
    ['a list with what is in it', '<ol><li>a<ul><li>b</ul><li>c</ol>', '1. a\n   - b\n2. c'],
    [
      'a list with steps',
      '<ol start="3"><li><p>a</p><pre>b\n\nc</pre></ol>',
      '3. a\n\n   ```text\n   b\n\n   c\n   ```',
    ],
    [
      'a callout',
      '<div class="theme-admonition"><div><span><svg></svg></span>Tip</div><div><p>a</p><p>b</p></div></div>',
      '> **Tip**\n>\n> a\n>\n> b',
    ],
    [
      'code with its language, letter for letter',
      '<div class="code-block language-bash"><pre><code>$ a  \n\n\tb</code></pre></div>',
      '```bash\n$ a  \n\n\tb\n```',
    ],
  ])('has %s', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('has tabs and details below their labels, one level deeper', () => {
    const tabs =
      '<div data-tab-group="os"><div role="tablist"><div role="tab">A</div></div><div><div role="tabpanel" data-label="A"><p>a</p></div><div role="tabpanel" data-label="B" hidden><p>b</p></div></div></div>';
    expect(markdown(`<h2>T</h2>${tabs}<details><summary>C</summary><p>c</p></details>`)).toBe(
      ['## T', '### A', 'a', '### B', 'b', '### C', 'c'].join('\n\n'),
    );
  });

  it('leaves out controls and navigation', () => {
    expect(markdown('<nav>a</nav><button>b</button><form role="search"><label>c</label></form>')).toBe('');
  });

  // The check of the built pages skips what alternates skip, so it can't notice if that's too much.
  it.each('article aside blockquote dd div dl figcaption header p section'.split(' '))(
    'contains what is in <%s>',
    (tag) => {
      expect(markdown(`<${tag}>a</${tag}>`)).toMatch(/a$/);
    },
  );
});

describe('the lists for assistants', () => {
  const pages = ['docs/b', 'docs/a', 'other'].map((path) => alternateOfPage(`<h1>Page ${path}</h1>`, path));
  const alternates = new Map(pages.map((alternate) => [new URL(alternate.address).pathname, alternate]));
  const sections = [{label: 'First', paths: ['/base/docs/b', '/base/docs/a']}];

  it('name the pages in the order of the sidebar, then all others', () => {
    const lines = llmsIndex(sections, alternates, root)
      .split('\n')
      .filter((line) => /^(?:##|-) /.test(line));
    expect(lines).toEqual([
      '## First',
      `- [Page docs/b](${root}docs/b.md): What: it is.`,
      `- [Page docs/a](${root}docs/a.md): What: it is.`,
      '## Optional',
      `- [Page other](${root}other.md): What: it is.`,
    ]);
  });

  it('have every page of the sidebar in one file', () => {
    const titles = llmsFull(sections, alternates).match(/^# Page .*/gm);
    expect(titles).toEqual(['# Page docs/b', '# Page docs/a']);
  });
});
