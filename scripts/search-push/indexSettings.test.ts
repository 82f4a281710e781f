import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../../src/search/client/fixtures/site';
import {hostedRecords} from './hostedRecords';
import {indexSettings, indexSynonyms} from './indexSettings';

const attributeIn = (setting: string): string => /\((.+)\)/.exec(setting)?.[1] ?? setting;

function valueAt(record: object, attribute: string): unknown {
  return attribute
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], record);
}

describe('the hosted index', () => {
  it('searches the fields in the order in which they count in the embedded engine', () => {
    expect(indexSettings.searchableAttributes?.map(attributeIn)).toEqual([
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'keywords',
      'description',
      'linkTexts',
      'hierarchy.lvl0',
      'content',
    ]);
  });

  it('names only attributes that the first record of a page has', () => {
    const [record] = hostedRecords(fixtureSite);
    const {searchableAttributes, attributesForFaceting, customRanking, attributesToRetrieve} = indexSettings;
    const named = [searchableAttributes, attributesForFaceting, customRanking, attributesToRetrieve].flat();
    const missing = named.filter((each = '') => valueAt(record ?? {}, attributeIn(each)) === undefined);
    expect(missing).toEqual([]);
  });

  it('reads filler words, typos, and words written as two like the embedded engine', () => {
    expect(indexSettings).toMatchObject({minWordSizefor1Typo: 3, minWordSizefor2Typos: 6, distinct: 3});
    expect(indexSettings.optionalWords).toContain('how');
    expect(indexSynonyms.map(({synonyms}) => synonyms)).toContainEqual([
      'login',
      'log in',
      'logged in',
      'logging in',
    ]);
  });

  it('gives every group of synonyms its own ID, so that none replaces another', () => {
    expect(new Set(indexSynonyms.map(({objectID}) => objectID)).size).toBe(indexSynonyms.length);
  });
});

describe('the records of the hosted index', () => {
  const [page, ...others] = fixtureSite.pages;
  const described = page && {
    ...page,
    description: 'How to start.',
    keywords: ['first run'],
    links: [{path: '/docs/alerts', text: 'Alerts'}],
  };
  const records = hostedRecords({...fixtureSite, pages: described ? [described, ...others] : []});

  it("have a page's purpose on its first record only", () => {
    expect(records[0]).toMatchObject({description: 'How to start.', keywords: ['first run'], linkTexts: []});
    expect(records[1]).not.toHaveProperty('description');
    expect(records.find(({url}) => url.endsWith('/docs/alerts'))).toMatchObject({linkTexts: ['Alerts']});
  });

  it('rank reference pages below guides', () => {
    const [guide, reference] = hostedRecords({
      ...fixtureSite,
      pages: ['/docs/deploy', '/docs/reference/glossary'].map((path) => ({
        path,
        lvl0: 'Docs',
        language: 'en',
        docusaurusTag: 'docs-default-current',
        sections: [{level: 1, anchor: null, heading: 'Title', blocks: []}],
      })),
    });
    expect([guide?.weight.pageRank, reference?.weight.pageRank]).toEqual([1, 0]);
  });
});
