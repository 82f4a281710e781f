import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {product} from '../../../src/site/product';
import {pageOfHtml} from './pageOfHtml';

interface Parts {
  readonly head?: string;
  readonly sidebar?: string;
  readonly main?: string;
}

function html({head = '', sidebar = '', main = '<article><h1>Deploy</h1></article>'}: Parts = {}): Root {
  return fromHtml(
    '<html lang="en"><head><link rel="canonical" href="https://docs.test/base/docs/deploy">' +
      `<meta name="docsearch:docusaurus_tag" content="docs-default-current">${head}</head>` +
      `<body><div class="theme-doc-sidebar-menu">${sidebar}</div><main>${main}</main></body></html>`,
  );
}

function category(label: string, isActive: boolean): string {
  const active = isActive ? ' menu__link--active' : '';
  return (
    '<li class="theme-doc-sidebar-item-category-level-1"><div class="menu__list-item-collapsible">' +
    `<a class="menu__link${active}">${label}</a></div></li>`
  );
}

describe('pageOfHtml', () => {
  it('reads the URL, language, tag, description, and keywords from what Docusaurus wrote', () => {
    const head =
      '<meta name="description" content="How to start."><meta name="keywords" content="install,run">';
    expect(pageOfHtml(html({head}))).toEqual({
      origin: 'https://docs.test',
      page: {
        path: '/base/docs/deploy',
        lvl0: product.name,
        language: 'en',
        docusaurusTag: 'docs-default-current',
        description: 'How to start.',
        keywords: ['install', 'run'],
        links: [],
        sections: [{level: 1, anchor: null, heading: 'Deploy', blocks: []}],
      },
    });
  });

  it('reads the links to other pages, but none within the page or to other sites', () => {
    const links =
      '<a href="/base/docs/alerts#add">Add alerts</a><a href="#top">Top</a><a href="https://other.test/">Other</a>';
    const main = `<article><h1>Deploy</h1><p>${links}</p></article>`;
    expect(pageOfHtml(html({main}))?.page.links).toEqual([{path: '/base/docs/alerts', text: 'Add alerts'}]);
  });

  it('groups a page under its sidebar category', () => {
    const sidebar = category('Alerts', false) + category('Getting started', true);
    expect(pageOfHtml(html({sidebar}))?.page.lvl0).toBe('Getting started');
  });

  it('includes pages that search engines leave out', () => {
    expect(pageOfHtml(html({head: '<meta name="robots" content="noindex, follow">'}))).not.toBeNull();
  });

  it.each([
    ['a list of articles, such as tags', '<h1>Tags</h1><article><h2>One</h2></article>'],
    ['a page without an article, such as 404 and search', '<h1>Page Not Found</h1>'],
  ])('leaves out %s', (_name, main) => {
    expect(pageOfHtml(html({main}))).toBeNull();
  });

  it("leaves out files that aren't pages of the site", () => {
    expect(pageOfHtml(fromHtml('<main><article><h1>Static</h1></article></main>'))).toBeNull();
  });
});
