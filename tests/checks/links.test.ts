import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../fixtures/load';
import {findDeadAddresses, findDeadLinks} from './links';

describe('the check of links', () => {
  it('accepts links to pages, anchors, files, menus, mail, and other sites', () => {
    expect(findDeadLinks(fixtureSite())).toEqual([]);
  });

  it('names every dead link, anchor, and image, including raw HTML in the navigation bar and the footer', () => {
    const problems = findDeadLinks(fixtureSite('links'));
    expect(new Set(problems.map(({where}) => where))).toEqual(new Set(['/links']));
    expect(problems.map(({what}) => what).sort()).toEqual([
      '"#" points at an anchor that /links does not have',
      '"#nowhere" points at an anchor that /links does not have',
      '"/docs#nowhere" points at an anchor that /docs does not have',
      '"/docs/" is another form of the address /docs',
      '"/docs/removed" leads nowhere',
      '"/find" leads nowhere',
      '"/img/no-icon.svg" leads nowhere',
      '"/img/removed-2.webp" leads nowhere',
      '"/img/removed.webp" leads nowhere',
      '"https://docs.example/img/no-card.png" leads nowhere',
      '"https://docs.example/imprint" leads nowhere',
    ]);
  });

  it('follows redirects only to pages that exist', () => {
    expect(findDeadLinks(fixtureSite('redirect'))).toEqual([
      {where: '/redirect', what: '"/removed" leads nowhere'},
    ]);
  });

  it('names a dead URL that readers get from elsewhere, and its source', () => {
    expect(findDeadAddresses(fixtureSite(), 'data/a', ['/docs', '/docs#nowhere'])).toEqual([
      {where: 'data/a', what: '"/docs#nowhere" points at an anchor that /docs does not have'},
    ]);
  });
});
