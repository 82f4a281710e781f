import {describe, expect, it} from 'vitest';
import {routeChange} from './routeChange';

const page = {pathname: '/docs/a', search: '', hash: ''};

describe('a change of the URL', () => {
  it('is not announced if the page is the first one, or only its query changed', () => {
    expect(routeChange(null, page)).toBeNull();
    expect(routeChange(page, {...page, search: '?q=docker'})).toBeNull();
    expect(routeChange(page, {...page, pathname: '/docs/a/', search: '?q=docker'})).toBeNull();
  });

  it('leads to a new page, with or without a section on it', () => {
    expect(routeChange(page, {...page, pathname: '/docs/b'})).toEqual({isNewPage: true, targetId: ''});
    expect(routeChange(page, {...page, pathname: '/docs/b', hash: '#r%C3%B4le'})).toEqual({
      isNewPage: true,
      targetId: 'rôle',
    });
  });

  it('leads to another section of the same page', () => {
    expect(routeChange(page, {...page, hash: '#top'})).toEqual({isNewPage: false, targetId: 'top'});
  });

  it('leads to the section that the reader is already at if the same URL is chosen again', () => {
    expect(routeChange(page, {...page})).toEqual({isNewPage: false, targetId: ''});
    const section = {...page, hash: '#top'};
    expect(routeChange(section, {...section})).toEqual({isNewPage: false, targetId: 'top'});
  });
});
