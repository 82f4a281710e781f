import {describe, expect, it} from 'vitest';
import {product} from '../../src/site/product';
import {builtSite} from './builtSite';
import {findAlternateFaults} from './alternates';

const address = 'https://docs.example/docs';
const html = `<html><head><link rel="canonical" href="${address}"><link rel="alternate" type="text/markdown" href="${address}.md"></head>
  <body><main><h1>Docs</h1><button>Copy</button><h2 id="do">Steps</h2><p>Run <code>a b</code>, see <a href="/x">X</a>
  on port <span data-value="console-port">8080</span>.</p>
  <pre><code>ls  -l</code></pre><table><tr><th>A</th></tr><tr><td>1</td></tr></table><img src="/p.png" alt="P"></main></body></html>`;
const sound = `---
address: ${address}
release: ${product.release}
---

# Docs

> [llms.txt](https://docs.example/llms.txt)

## Steps <!-- #do -->

Run \`a b\`, see [X](https://docs.example/x) on port 8080.

\`\`\`bash
ls  -l
\`\`\`

| A |
| --- |
| 1 |

![P](https://docs.example/p.png)
`;
const site = builtSite([['docs.html', html]], 'https://docs.example');

/** The faults of an alternate, whose template is correct unless another one is given. */
function faults(
  text: string | undefined,
  template = text?.replace('8080', '%%console-port%%'),
): readonly string[] {
  const files: Readonly<Record<string, string | undefined>> = {
    '/docs.md': text,
    '/docs.template.json': JSON.stringify(template),
  };
  return findAlternateFaults(site, (file) => files[file]).map(({what}) => what);
}

describe('the check of alternates', () => {
  it('accepts an alternate that says what its page says', () => {
    expect(faults(sound)).toEqual([]);
  });

  it.each([
    ['headings', '## Steps', 'Steps'],
    ['ids', ' <!-- #do -->', ''],
    ['cells', '| 1 |', '| 2 |'],
    ['code blocks', 'ls  -l', 'ls -l'],
    ['code', '`a b`', 'a b'],
    ['pictures', '![P]', '![Q]'],
    ['links', '(https://docs.example/x)', '(https://docs.example/y)'],
    ['words', 'Run ', ''],
  ])('reports a loss of %s', (kind, text, other) => {
    expect(
      faults(sound.replace(text, other)).some((what) => what.startsWith(`its alternate has other ${kind}:`)),
    ).toBe(true);
  });

  it('names values that an alternate lacks, and a template of another text', () => {
    expect(faults(sound, sound)).toEqual([
      'its alternate has other values: undefined instead of "%%console-port%%"',
    ]);
    expect(faults(sound, `%%console-port%%${sound}`)).toEqual([
      'its alternate has other values: "a template of another text" instead of "%%console-port%%"',
    ]);
  });

  it('names a page without an alternate, an alternate without its release, and one without the link to all others', () => {
    expect(faults(undefined)).toEqual(['it has no alternate']);
    expect(faults(sound.replace(product.release, 'v0'))).toEqual([
      "its alternate doesn't name its address and release",
    ]);
    expect(faults(sound.replace('llms.txt)', 'else)'))).toEqual([
      "its alternate doesn't begin with a link to llms.txt",
    ]);
  });
});
