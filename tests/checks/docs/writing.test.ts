import {describe, expect, it} from 'vitest';
import {type Problem} from '../problem';
import {parseDocPage, type DocPage} from './page';
import {findUnanswered} from './queries';
import {findForbiddenWords, findHeadingStyle, findThinPages, proseWords} from './style';
import {findTabFaults} from './tabs';

const page = (source: string, file = 'docs/a.mdx'): DocPage => parseDocPage(file, source);
const whats = (problems: readonly Problem[]): readonly string[] => problems.map(({what}) => what);

describe('the check of words', () => {
  it('names forbidden words in paragraphs, lists, headings and tables, with their line', () => {
    const source = '## A robust thing\n\nIt is easy.\n\n- Just do it\n\n| A |\n|---|\n| simply |';
    expect(findForbiddenWords(page(source), [])).toEqual([
      {where: 'docs/a.mdx:1', what: 'says "robust"'},
      {where: 'docs/a.mdx:3', what: 'says "easy"'},
      {where: 'docs/a.mdx:5', what: 'says "just"'},
      {where: 'docs/a.mdx:9', what: 'says "simply"'},
    ]);
  });

  it('leaves out code, labels, quoted messages, and names', () => {
    const source =
      '## Messages\n\n`just` **Add just one key** "Coming Soon" Just Eat adjusts as soon as it can.';
    expect(findForbiddenWords(page(source), ['Just Eat'])).toEqual([]);
  });
});

describe('the check of headings in the sources', () => {
  it('accepts sentence case, names, abbreviations and labels', () => {
    const source = '## Add Docker containers\n\n## The REST API of K8s\n\n## Open **Add Service**';
    expect(findHeadingStyle(page(source), ['Docker'])).toEqual([]);
  });

  it('names title case and a repeated heading', () => {
    expect(whats(findHeadingStyle(page('## Add Containers\n\n## Same\n\n### Same'), []))).toEqual([
      '"Add Containers" is not in sentence case: "Containers"',
      'has the heading "Same" twice',
    ]);
  });
});

describe('the check of length', () => {
  it('counts paragraphs and list items, and neither code, tables nor headings', () => {
    const source = '## One two\n\nthree four\n\n- five\n\n```bash\nsix\n```\n\n| seven |\n|---|\n| eight |';
    expect(proseWords(page(source))).toBe(3);
  });

  it('names a page that is too thin, and no partial', () => {
    expect(whats(findThinPages(page('Too little.')))).toEqual([
      'has 2 words of prose; a page has at least 400',
    ]);
    expect(findThinPages(page('Too little.', 'docs/_partials/_login.mdx'))).toEqual([]);
    expect(findThinPages(page('word '.repeat(400)))).toEqual([]);
  });
});

describe('the check of remembered tabs', () => {
  it('names a group that the site does not list, and one that no page has', () => {
    expect(
      findTabFaults([page('<Tabs groupId="proxy">\n</Tabs>')], ['theme', 'docusaurus.tab.system']),
    ).toEqual([
      {where: 'docs/a.mdx', what: 'remembers tabs of "proxy", which storageEntries lacks'},
      {where: 'src/site/storage.ts', what: 'names the tabs "system", which no page has'},
    ]);
  });

  it('passes when both agree', () => {
    expect(findTabFaults([page('<Tabs groupId="proxy">\n</Tabs>')], ['docusaurus.tab.proxy'])).toEqual([]);
  });
});

describe('the check of searches', () => {
  const answer = (source: string) => ({route: '/docs/alerts/adding-alerts', title: 'Adding alerts', source});
  const query = (text: string, kind = 'keyword') => ({
    query: text,
    kind,
    grades: new Map([['adding-alerts', 2]]),
  });

  it('passes when a section says the words, a synonym of them, and what was misspelt on purpose', () => {
    const pages = [answer('Intro.\n\n## Send a test\n\nThe webhook needs a token from systemd.')];
    expect(findUnanswered([query('callback systmd')], pages)).toEqual([
      {
        where: 'adding-alerts',
        what: 'does not answer "callback systmd" on a first screen: no systmd',
      },
    ]);
    expect(findUnanswered([query('callback systmd', 'typo')], pages)).toEqual([]);
  });

  it('names a word that appears only below the first screen', () => {
    const pages = [answer(`${'word '.repeat(100)} webhook`)];
    expect(whats(findUnanswered([query('webhook')], pages))).toEqual([
      'does not answer "webhook" on a first screen: no webhook',
    ]);
  });

  it('names a missing page', () => {
    expect(whats(findUnanswered([query('webhook')], []))).toEqual([
      'should answer "webhook", but there is no such page',
    ]);
  });
});
