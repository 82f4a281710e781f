import {createLocation as originalLocation, createPath as originalPath} from 'history';
import {describe, expect, it} from 'vitest';
import {createLocation, createPath, type Target} from './location';

const current = createLocation('/docs/alerts/adding-alerts?from=menu#top', undefined, 'k');

describe('a location is the one that the package `history` makes of', () => {
  it.each<Target>([
    '/docs/intro',
    '/docs/intro/',
    '/docs/intro?q=a%20b&x=#part',
    '/docs?#',
    '/docs#a?b#c',
    '',
    '?q=1',
    '#part',
    'rules',
    './rules',
    '../dashboards/widgets#a',
    '../../../..',
    '.',
    '/docs/caf%C3%A9/%23%3F',
    '/docs/a b/100%25',
    {pathname: '/docs', search: 'q=1', hash: 'a'},
    {search: '?q=1'},
    {pathname: 'rules', state: {a: 1}},
    {...current, search: ''},
  ])('%j', (target) => {
    const ours = createLocation(target, undefined, 'n', current);
    const original = originalLocation(target, undefined, 'n', current);
    expect(ours).toEqual(original);
    expect(createPath(ours)).toBe(originalPath(original));
    expect(createLocation(target)).toEqual(originalLocation(target));
  });
});

it('throws at a pathname that is not encoded well', () => {
  expect(() => createLocation('/docs/%E0%A4%A')).toThrow(URIError);
});
