import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../scripts/support/files';
import {parseDocPage} from './docs/page';
import {rule} from './rule';
import {findWords, findWordsInPages, interfaceTexts, readWordRules} from './words';

const rules = readWordRules();

type Source = readonly [file: string, text: string];

function sourcesIn(folder: string, pattern: RegExp): readonly Source[] {
  return listFiles(folder)
    .filter((file) => pattern.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]);
}

function findInPages(sources: readonly Source[]) {
  return findWordsInPages(
    sources.map(([file, text]) => parseDocPage(file, text)),
    rules,
  );
}

describe('the word list', () => {
  it.each(rules)('finds "$avoid"', ({example}) => {
    expect(findWords([{where: 'example', text: example}], rules)).toHaveLength(1);
  });

  it('leaves code, labels, and quotes of a page alone', () => {
    const page = '`the drawer` and **Drawer** and "drawer"\n\n```text\ndrawer\n```\n';
    expect(findInPages([['page.mdx', page]])).toEqual([]);
    const other = '## The drawer\n\nThe drawer\n\n- A drawer\n\n| A |\n|---|\n| drawer |';
    expect(findInPages([['page.mdx', other]]).map(({where}) => where)).toEqual(
      [1, 3, 5, 9].map((line) => `page.mdx:${line}`),
    );
  });

  it('reads the texts of components, but no names', () => {
    const source =
      'const a = <p title="Open the drawer" id=\'plain\'>Text of\n  two lines{`and more of it`}</p>;';
    expect(interfaceTexts('a.tsx', source).map(({text}) => text)).toEqual([
      'Open the drawer',
      'Text of two lines',
      'and more of it',
    ]);
  });
});

describe('the word list applies', () => {
  // The documentation's pages are checked where they're parsed, in docs/pages.test.ts.
  rule('on the other pages', () => findInPages(sourcesIn('src/pages', /\.mdx$/)));

  rule('in the interface', () =>
    findWords(
      // Two files list words that readers type.
      sourcesIn('src', /^(?!lib\/search\/stopWords|site\/text\/isPlaceholder).*\.tsx?$/).flatMap(
        ([file, text]) => interfaceTexts(file, text),
      ),
      rules,
    ),
  );

  rule('in the documents for developers', () =>
    findWords(
      ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md'].map((file) => ({
        where: file,
        text: readFileSync(file, 'utf8').replace(/```[^]*?```|`[^`]*`/g, ' '),
      })),
      rules,
    ),
  );
});
