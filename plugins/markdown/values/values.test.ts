import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../tests/checks/docs/page';
import {readerValuesInText} from './index';
import {namesOnPage} from './namesOnPage';

/** A page after the step, or the error with its line. */
function run(source: string): Root {
  const tree = parseMarkdown(source);
  readerValuesInText()(tree, {
    fail: (reason, node) => {
      throw new Error(`line ${node?.position?.start.line ?? 0}: ${reason}`);
    },
  });
  return tree;
}

function firstParagraph(source: string): unknown {
  const [paragraph] = run(source).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : undefined;
}

describe('a placeholder', () => {
  it('becomes its default in inline code, marked for the browser', () => {
    const [code, , command] = firstParagraph('`%%folder%%/.env` and `rm -r %%folder%%`') as readonly {
      readonly value: string;
      readonly data: {readonly hChildren: readonly unknown[]};
    }[];
    expect(code?.value).toBe('/opt/opsimate/.env');
    expect(code?.data.hChildren[0]).toMatchObject({properties: {'data-value': 'folder'}});
    expect(command?.data.hChildren[1]).toMatchObject({
      properties: {'data-value': 'folder', suppressHydrationWarning: true},
    });
  });

  it('becomes its default in the target of a link, and hides a link to the console', () => {
    expect(firstParagraph('[API](%%backend-url%%/health)')).toMatchObject([
      {
        url: 'http://localhost:3001/health',
        data: {hProperties: {'data-value-href': '%%backend-url%%/health'}},
      },
    ]);
    expect(firstParagraph('[Open](%%console-url%%/alerts)')).toMatchObject([
      {data: {hProperties: {hidden: true}}},
    ]);
  });

  it("stops the build if it isn't declared, with its line and the nearest name", () => {
    expect(() => run('Text.\n\nAsk %%hostnmae%%.')).toThrow(
      /^line 3: The placeholder %%hostnmae%% isn't declared\. Did you mean %%hostname%%\?/,
    );
    expect(() => run('```bash\necho %%color%%\n```')).toThrow(
      /^line 1: .*Known names: hostname, console-url,/,
    );
    expect(() => run('[API](%%backend%%/health)')).toThrow(/%%backend%% isn't declared/);
  });

  it.each([
    'Ask %%hostname%%, please.',
    '## Open %%hostname%%',
    '## Open `%%hostname%%`',
    '## On **%%hostname%%**',
    '![Page of %%hostname%%](a.png)',
    '```bash title="%%folder%%/.env"\nls\n```',
    '```dot alt="a"\nbrowser -> %%hostname%%\n```',
    '<Screenshot name="a" alt="%%hostname%%" />',
    '<Box text={"%%hostname%%"} />',
    'Ask {"%%hostname%%"}.',
  ])('stops the build if nothing would replace it: %j', (source) => {
    expect(() => run(source)).toThrow(/^line 1: Placeholders work in code and the target of a link/);
  });
});

describe('the values of a page', () => {
  it('are those of its text and of the parts that it includes, each once and in the order of their declaration', () => {
    const parts: Readonly<Record<string, string>> = {
      'docs/_partials/_login.mdx': 'Ask %%backend-url%% and %%hostname%%.',
    };
    const source =
      "import Login from '@site/docs/_partials/_login.mdx';\n\n%%folder%% %%hostname%% %%folder%%";
    expect(namesOnPage(source, (file) => parts[file] ?? '')).toEqual(['hostname', 'backend-url', 'folder']);
    expect(namesOnPage('100%% of printf %%s', () => '')).toEqual([]);
  });
});
