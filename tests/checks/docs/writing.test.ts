import {describe, expect, it} from 'vitest';
import {type Problem} from '../problem';
import {findPartFaults} from './generatedParts';
import {findKeywordFaults} from './keywords';
import {parseDocPage, type DocPage} from './page';
import {findConsoleLinksInSentences, findHeadingStyle} from './style';
import {findTabFaults} from './tabs';

const page = (source: string, file = 'docs/a.mdx'): DocPage => parseDocPage(file, source);
const whats = (problems: readonly Problem[]): readonly string[] => problems.map(({what}) => what);

describe('the check of headings in the sources', () => {
  it('accepts sentence case, names, abbreviations, and labels', () => {
    const source = '## Add Docker containers\n\n## The REST API of K8s\n\n## Open **Add Service**';
    expect(findHeadingStyle(page(source), ['Docker'])).toEqual([]);
  });

  it('names title case', () => {
    expect(whats(findHeadingStyle(page('## Add Containers'), []))).toEqual([
      '"Add Containers" is not in sentence case: "Containers"',
    ]);
  });
});

describe("the check of links to the reader's console", () => {
  const link = '[Open Alerts in your console](%%console-url%%/alerts)';

  it('accepts one after a sentence', () => {
    expect(findConsoleLinksInSentences(page(`1. Select **Active**. ${link}`))).toEqual([]);
  });

  it.each([`${link}, and select **Active**.`, `Select **Active** in ${link}`])(
    'names the one in "%s"',
    (text) => {
      expect(whats(findConsoleLinksInSentences(page(text)))).toEqual([
        expect.stringMatching(/^has "Open Alerts in your console" within a sentence/),
      ]);
    },
  );
});

describe('the check of keywords', () => {
  const withKeywords = (keywords: readonly string[], file: string) =>
    page(`---\nkeywords: [${keywords.join(', ')}]\n---\n\nText.`, file);

  it('passes if three pages share one, and requires nothing of partials', () => {
    const pages = ['a', 'b', 'c'].map((name) => withKeywords([name, 'alarm'], `docs/${name}.mdx`));
    expect(findKeywordFaults([...pages, page('Text.', 'docs/_partials/_login.mdx')])).toEqual([]);
  });

  it('names the same keyword in two forms', () => {
    expect(whats(findKeywordFaults([withKeywords(['lost tag', 'lost tags'], 'docs/a.mdx')]))).toEqual([
      'has a keyword twice: "lost tag", "lost tags"',
    ]);
  });

  it('names every page with a keyword that more than three share', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) => withKeywords([name, 'alarm'], `docs/${name}.mdx`));
    expect(findKeywordFaults(pages)).toEqual([
      {
        where: 'docs/a.mdx',
        what: 'has the keyword "alarm", as do docs/b.mdx, docs/c.mdx, docs/d.mdx; at most 3 pages share one',
      },
    ]);
  });
});

describe('the check of remembered tabs', () => {
  it('names a group that the site does not list, and one that no page has', () => {
    expect(findTabFaults([page('<Tabs groupId="proxy">\n</Tabs>')], ['system'])).toEqual([
      {where: 'docs/a.mdx', what: 'remembers tabs of "proxy", which tabGroups lacks'},
      {where: 'src/site/storage.ts', what: 'names the tabs "system", which no page has'},
    ]);
  });

  it('passes if both agree', () => {
    expect(findTabFaults([page('<Tabs groupId="proxy">\n</Tabs>')], ['proxy'])).toEqual([]);
  });
});

describe('the check of parts made from data', () => {
  const showingNote = "import A from '@site/docs/_generated/known-issues/notes/a.mdx';\n\n<A />";

  it.each([':::info[Known issue in v0.0.53]', ':::warning[Known issue]', ':::info Known issue'])(
    'names a page with its own box about a known issue: %s',
    (title) => {
      expect(findPartFaults([page(`Text\n\n${title}\nIt breaks.\n:::`)], [])).toEqual([
        {
          where: 'docs/a.mdx',
          what: 'has a box about a known issue; give the entry a note and import it from docs/_generated/known-issues/notes',
        },
      ]);
    },
  );

  it('names a note that no page shows, imported or not', () => {
    const file = 'docs/_generated/known-issues/notes/a.mdx';
    const fault = {where: 'data', what: `is the source of ${file}, which no page shows`};
    expect(findPartFaults([page(showingNote.replace('<A />', ''))], [file])).toEqual([fault]);
    expect(findPartFaults([page('Text')], [file])).toEqual([fault]);
  });

  it('passes if both agree, and in a text about known issues', () => {
    const source = `${showingNote}\n\nA box titled "Known issue in v0.0.53".`;
    expect(findPartFaults([page(source)], ['docs/_generated/known-issues/notes/a.mdx'])).toEqual([]);
  });
});
