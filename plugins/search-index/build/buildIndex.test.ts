import {describe, expect, it} from 'vitest';
import {fixtureRecord} from '../../../src/search/client/fixtures/record';
import {createEngine} from '../../../src/search/engine/engine';
import {stringifyIndex} from '../../../src/lib/search/indexFile';
import type {SearchSite} from '../../../src/lib/search/page';
import {buildIndex} from './buildIndex';

const site: SearchSite = {
  origin: 'https://docs.test',
  pages: [
    {
      path: '/docs/deploy',
      lvl0: 'Getting started',
      language: 'en',
      docusaurusTag: 'docs-default-current',
      sections: [
        {level: 1, anchor: null, heading: 'Deploy', blocks: ['Intro: one, two.', 'More', 'Intro: one, two.']},
        {level: 2, anchor: 'with-docker', heading: 'With Docker', blocks: ['Run it']},
        {level: 3, anchor: 'custom', heading: 'If it fails?', blocks: []},
      ],
    },
    {
      path: '/about',
      lvl0: 'Product',
      language: 'en',
      docusaurusTag: 'default',
      sections: [{level: 1, anchor: null, heading: 'About', blocks: []}],
    },
  ],
};

const {records} = createEngine(buildIndex(site));

it('an index is identical to the byte for the same pages', () => {
  const [text, again] = [site, structuredClone(site)].map((pages) => stringifyIndex(buildIndex(pages)));
  expect(again).toBe(text);
});

describe('the records of an index', () => {
  it('have the DocSearch shape and the headings above them', () => {
    expect(records[4]).toEqual(
      fixtureRecord({
        objectID: '/docs/deploy#with-docker:0',
        url: 'https://docs.test/docs/deploy#with-docker',
        url_without_anchor: 'https://docs.test/docs/deploy',
        anchor: 'with-docker',
        type: 'lvl2',
        hierarchy: {lvl0: 'Getting started', lvl1: 'Deploy', lvl2: 'With Docker'},
        weight: {level: 90, position: 4},
      }),
    );
    expect(records.map(({content}) => content)).toEqual([
      null,
      'Intro: one, two.',
      'More',
      'Intro: one, two.',
      null,
      'Run it',
      null,
      null,
    ]);
    expect(records[5]).toMatchObject({type: 'content', content: 'Run it', weight: {level: 0, position: 5}});
    expect(records[6]).toMatchObject({
      anchor: 'custom',
      hierarchy: {lvl2: 'With Docker', lvl3: 'If it fails?'},
    });
    expect(records[7]).toMatchObject({url: 'https://docs.test/about', anchor: null});
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });
});
