import {describe, expect, it} from 'vitest';
import type {SearchPage} from '../../../plugins/search-index/shared/page';
import {recordsOfSite} from '../../../plugins/search-index/shared/toRecords';
import {corpusOf} from './corpus';
import {generateSite} from './generateSite';

const page: SearchPage = {
  path: '/docs/alerts',
  lvl0: 'Alerts',
  language: 'en',
  docusaurusTag: 'docs-default-current',
  version: 'current',
  sections: [
    {level: 1, anchor: null, heading: 'Alerts', blocks: ['The alert names the service that stopped.']},
    {
      level: 2,
      anchor: 'silence',
      heading: 'Silence an alert',
      blocks: ['Open the alert.', 'Select the bell.'],
    },
  ],
};
const corpus = corpusOf([page]);

describe('generateSite', () => {
  it('has exactly as many records as asked for, whatever the pages hold', () => {
    for (const records of [1, 2, 17, 18, 19, 20, 1000]) {
      expect(recordsOfSite(generateSite(corpus, {records}, 1))).toHaveLength(records);
    }
  });

  it('has as many whole pages as asked for', () => {
    expect(generateSite(corpus, {pages: 3}, 1).pages.map(({sections}) => sections.length)).toEqual([2, 2, 2]);
  });

  it('is the same for the same seed and another one for another', () => {
    expect(generateSite(corpus, {records: 50}, 7)).toEqual(generateSite(corpus, {records: 50}, 7));
    expect(generateSite(corpus, {records: 50}, 7)).not.toEqual(generateSite(corpus, {records: 50}, 8));
  });

  it('gives each record an identifier of its own', () => {
    const ids = recordsOfSite(generateSite(corpus, {records: 300}, 1)).map(({url, content, objectID}) =>
      [objectID, url, content].join(),
    );
    expect(new Set(ids).size).toBeGreaterThan(250);
  });

  it('says what the docs say: each block begins as one of theirs', () => {
    const begins = recordsOfSite(generateSite(corpus, {records: 200}, 1))
      .filter(({content}) => content !== null)
      .map(({content}) => content?.split(' ')[0] ?? '');
    expect(new Set(begins.filter((word) => !/[_./-]/.test(word)))).toEqual(
      new Set(['The', 'Open', 'Select']),
    );
  });
});
