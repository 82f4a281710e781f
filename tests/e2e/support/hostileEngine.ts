/** An engine that always finds records that are meant to break the page that shows them. */
import type {SearchEngine} from '../../../src/search/engine/engine';
import {hostileTexts} from '../../../src/search/client/fixtures/hostile';
import {fixtureRecord} from '../../../src/search/client/fixtures/record';
import {tokenize} from '../../../src/lib/search/tokenize';
import type {SearchRecord} from '../../../src/lib/search/record';

const scriptAddresses = ['javascript:window.hostile=true', ' JavaScript:alert(1)', 'data:text/html,<b>x</b>'];

function record(number: number, text: string, url: string): SearchRecord {
  return fixtureRecord({
    objectID: `hostile-${number}`,
    url,
    content: `${text} of the trap`,
    // Few groups, so that the modal shows every record.
    hierarchy: {
      lvl0: number % 3 === 0 ? text : `Group ${number % 3}`,
      lvl1: `Page ${text}`,
      lvl2: `Section ${text}`,
    },
    weight: {level: 0, position: number},
  });
}

const drawable = hostileTexts.map(([, text], number) =>
  record(number, text, `https://docs.example.com/docs/hostile-${number}#${encodeURIComponent('"><b>')}`),
);
const dangerous = scriptAddresses.map((url, number) => record(100 + number, 'script address', url));

/** How many of the records may be shown at all. */
export const drawableCount = drawable.length;

export function hostileEngine(): SearchEngine {
  const records = [...dangerous, ...drawable];
  return {
    records,
    search: (query) => ({
      hits: records.map((each) => ({record: each, matchedTerms: new Set(['trap', ...tokenize(query)])})),
      correction: null,
      unknownWords: [],
    }),
  };
}
