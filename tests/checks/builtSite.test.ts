import {describe, expect, it} from 'vitest';
import {contentPages, routeOf} from './builtSite';
import {fixtureSite} from '../fixtures/load';

describe('a built site', () => {
  it.each([
    ['index.html', '/'],
    ['docs/index.html', '/docs'],
    ['docs/x/index.html', '/docs/x'],
    ['docs/x.html', '/docs/x'],
    ['404.html', '/404'],
  ])('serves %s as %s', (file, route) => {
    expect(routeOf(file)).toBe(route);
  });

  it('recognizes its pages, their anchors, and the other files', () => {
    const site = fixtureSite();
    expect([...site.pages.keys()]).toEqual(['/', '/docs']);
    expect([...(site.pages.get('/docs')?.anchors ?? [])]).toEqual(['steps']);
    expect(site.files.has('/img/logo.svg')).toBe(true);
  });

  it('counts a redirect as a page without content', () => {
    const site = fixtureSite('redirect');
    expect(site.pages.has('/redirect')).toBe(true);
    expect(contentPages(site).map((page) => page.route)).toEqual(['/', '/docs']);
  });
});
