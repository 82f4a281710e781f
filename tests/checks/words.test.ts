import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {makePartials} from '../../plugins/reference';
import {readData} from '../../plugins/reference/readData';
import {listFiles} from '../../scripts/support/files';
import {frontMatterText} from './docs/frontMatter';
import {parseDocPage} from './docs/page';
import {ownTexts} from './docs/style';
import {rule} from './rule';
import {findWords, interfaceTexts, parseWordRules} from './words';

const listFile = 'tests/style/words.tsv';
const rules = parseWordRules(listFile, readFileSync(listFile, 'utf8'));

type Source = readonly [file: string, text: string];

function sourcesIn(folder: string, pattern: RegExp): readonly Source[] {
  return listFiles(folder)
    .filter((file) => pattern.test(file) && !/^_generated\/|\.test\.tsx?$/.test(file))
    .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')]);
}

function findInPages(sources: Iterable<Source>) {
  const pages = Array.from(sources, ([file, text]) => parseDocPage(file, text));
  const descriptions = pages.map((page) => ({
    where: page.file,
    text: frontMatterText(page.source, 'description') ?? '',
  }));
  return findWords([...pages.flatMap(ownTexts), ...descriptions], rules);
}

describe('the word list', () => {
  it.each(rules)('finds "$avoid"', async ({example}) => {
    expect(await findWords([{where: 'example', text: example}], rules)).toHaveLength(1);
  });

  it('leaves code, labels, and quotes of a page alone', async () => {
    const page = '`the drawer` and **Drawer** and "drawer"\n\n```text\ndrawer\n```\n';
    expect(await findInPages([['page.mdx', page]])).toEqual([]);
    expect(await findInPages([['page.mdx', 'One\n\nthe drawer']])).toMatchObject([{where: 'page.mdx:3'}]);
  });

  it('reads the texts of components, and no names', () => {
    const source =
      'const a = <p title="Open the drawer" id=\'plain\'>Text of\n  two lines{`and more of it`}</p>;';
    expect(interfaceTexts('a.tsx', source).map(({text}) => text)).toEqual([
      'Open the drawer',
      'Text of two lines',
      'and more of it',
    ]);
  });
});

describe('the word list holds', () => {
  rule('on every page', () =>
    findInPages([...sourcesIn('docs', /\.mdx$/), ...sourcesIn('src/pages', /\.mdx$/)]),
  );

  rule('in the data that pages are made from', async () => findInPages(makePartials(await readData('data'))));

  rule('in the interface', () =>
    findWords(
      sourcesIn('src', /\.tsx?$/).flatMap(([file, text]) => interfaceTexts(file, text)),
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
