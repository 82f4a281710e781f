import {describe, expect, it} from 'vitest';
import {isDocsPage, validateDocFrontMatter} from './schema';

const page = {
  title: 'Adding alerts',
  description: 'x'.repeat(120),
  last_update: {date: '2026-11-20'},
  release: 'v0.0.53',
};
const check = (changes: object) => () => {
  validateDocFrontMatter({...page, ...changes}, 'docs/alerts/adding-alerts.mdx');
};

describe('the front matter of a page', () => {
  it('is accepted if it has a title, a description, a date, and a release', () => {
    expect(check({})).not.toThrow();
  });

  it('is rejected with the name of the file if the description is too short', () => {
    expect(check({description: 'Too short.'})).toThrow(
      /docs\/alerts\/adding-alerts\.mdx[^]*"description" length must be at least 110/,
    );
  });

  it('is rejected without the date of the last update, which a build from an archive needs', () => {
    expect(check({last_update: undefined})).toThrow(/"last_update" is required/);
  });

  it('is rejected with an unknown key, and the error lists the known ones', () => {
    expect(check({keyword: 'alerts'})).toThrow(/"keyword" is not allowed, only title, [^]*keywords, /);
    expect(check({last_update: {date: '2026-11-20', author: 'A'}})).toThrow(/is not allowed, only date$/m);
  });

  it('may have keywords of one to four words in lowercase', () => {
    expect(check({keywords: ['alarm', 'dead man’s switch', 'post an alert here']})).not.toThrow();
    expect(check({keywords: ['Alarm']})).toThrow(/"keywords\[0\]"[^]*one to four words in lowercase/);
    expect(check({keywords: ['alarm', 'post an alert from here']})).toThrow(/"keywords\[1\]"/);
    expect(check({keywords: [401]})).toThrow(/"keywords\[0\]" must be a string/);
    expect(check({keywords: 'alarm'})).toThrow(/"keywords" must be an array/);
    expect(check({keywords: Array.from({length: 81}, (_, at) => `word-${at}`)})).toThrow(/"keywords"[^]*80/);
  });

  it('is rejected with a release that is not a version', () => {
    expect(check({release: 'latest'})).toThrow(/"release"[^]*a release such as v0\.0\.53/);
  });

  it('is required of pages, but not of the parts that pages include', () => {
    expect(isDocsPage('docs/alerts/adding-alerts.mdx')).toBe(true);
    expect(isDocsPage('docs\\intro.mdx')).toBe(true);
    expect(isDocsPage('docs/_partials/_login.mdx')).toBe(false);
    expect(isDocsPage('src/pages/markdown-page.mdx')).toBe(false);
  });
});
