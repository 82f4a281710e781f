import {describe, expect, it} from 'vitest';
import type {SearchPage} from '../../../plugins/search-index/shared/page';
import {pageFinder} from './pages';

function page(path: string, heading: string): SearchPage {
  return {
    path,
    lvl0: 'Docs',
    language: 'en',
    docusaurusTag: 'docs-default-current',
    version: null,
    sections: [{level: 1, anchor: null, heading, blocks: []}],
  };
}

const pages = [
  page('/docs/', 'What it is'),
  page('/docs/a/b', 'Deploy it'),
  page('/docs/messages/', 'Messages'),
];

describe('pageFinder', () => {
  const pageOf = pageFinder({origin: 'https://docs.example.com', pages});

  it("finds the page whatever a generator's addresses look like", () => {
    for (const address of [
      '/docs/a/b',
      '/docs/a/b/',
      '/docs/a/b.html',
      '/docs/a/b#c',
      '/docs/a/b/?_highlight=d#c',
    ]) {
      expect(pageOf(`https://localhost:1${address}`)).toBe('/docs/a/b');
    }
    expect(pageOf('https://localhost:1/docs/messages/index.html')).toBe('/docs/messages');
  });

  it("takes the others' home page for the introduction, which it repeats", () => {
    for (const address of ['', '/', '/index.html', '/docs', '/docs/']) {
      expect(pageOf(`https://localhost:1${address}`)).toBe('/docs');
    }
  });

  it('finds the page by its title where a list has no links', () => {
    expect(pageOf('Deploy it')).toBe('/docs/a/b');
  });

  it('throws for what leads to no page, and for titles that two pages have', () => {
    expect(() => pageOf('https://localhost:1/docs/a')).toThrow('/docs/a"');
    expect(() => pageOf('Deploy')).toThrow('"Deploy"');
    expect(() => pageFinder({origin: '', pages: [...pages, page('/docs/c', 'Deploy it')]})).toThrow(
      'same title',
    );
  });
});
