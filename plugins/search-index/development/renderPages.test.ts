import {expect, it} from 'vitest';
import {canonicalUrl} from '../../built-pages/elements';
import {renderPages} from './renderPages';

/** Renders a page; one of them contains a mistake. */
function render({pathname}: {readonly pathname: string}) {
  if (pathname === '/broken') {
    return Promise.reject(new Error('Expected a closing tag.'));
  }
  const internal = {
    htmlAttributes: 'lang="en"',
    title: '<title>Title</title>',
    meta: '<meta name="docsearch:docusaurus_tag" content="default">',
    link: `<link rel="canonical" href="https://docs.example.com${pathname}">`,
  };
  return Promise.resolve({
    html: `<main><article><h1>${pathname}</h1></article></main>`,
    collectedData: {metadata: {internal}},
  });
}

it('reads the pages of the site, and reports which one it leaves out and why', async () => {
  const failures: string[] = [];
  const pages = await renderPages(
    {paths: ['/start', '/broken', '/__docusaurus/debug', '/end'], render},
    (path, error) => failures.push(`${path}: ${String(error)}`),
  );
  expect(pages.map(canonicalUrl)).toEqual(['https://docs.example.com/start', 'https://docs.example.com/end']);
  expect(failures).toEqual(['/broken: Error: Expected a closing tag.']);
});
