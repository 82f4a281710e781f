import {describe, expect, it} from 'vitest';
import {routeChange} from './routeChange';

const page = {pathname: '/docs/a', hash: ''};

describe('a change of the address', () => {
  it('is nothing to announce when the page is the first one, or only its query changed', () => {
    expect(routeChange(null, page)).toBeNull();
    expect(routeChange(page, {...page})).toBeNull();
    expect(routeChange(page, {...page, pathname: '/docs/a/'})).toBeNull();
  });

  it('leads to a new page, with or without a place on it', () => {
    expect(routeChange(page, {pathname: '/docs/b', hash: ''})).toEqual({isNewPage: true, targetId: ''});
    expect(routeChange(page, {pathname: '/docs/b', hash: '#r%C3%B4le'})).toEqual({
      isNewPage: true,
      targetId: 'rôle',
    });
  });

  it('leads to another place on the same page', () => {
    expect(routeChange(page, {...page, hash: '#top'})).toEqual({isNewPage: false, targetId: 'top'});
  });
});
