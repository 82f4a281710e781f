import {describe, expect, it} from 'vitest';
import {closestPaths} from './closestPaths';

const known = [
  '/docs',
  '/docs/alerts/adding-alerts',
  '/docs/alerts/alert-management',
  '/docs/getting-started/deploy',
  '/docs/integrations/grafana',
];

describe('the pages closest to a wrong address', () => {
  it('begin with the page that a typing error meant', () => {
    expect(closestPaths('/docs/getting-started/deplyo', known, 3)[0]).toBe('/docs/getting-started/deploy');
  });

  it('find a page that lost its folder', () => {
    expect(closestPaths('/grafana', known, 3)).toEqual(['/docs/integrations/grafana']);
  });

  it('find a page by a mistyped name in the wrong folder', () => {
    expect(closestPaths('/nope/deplyo', known, 3)[0]).toBe('/docs/getting-started/deploy');
  });

  it('are none when nothing is alike', () => {
    expect(closestPaths('/wp-login.php', known, 3)).toEqual([]);
  });

  it('survive an address that cannot be decoded', () => {
    expect(() => closestPaths('/docs/%E0%A4%A', known, 3)).not.toThrow();
  });
});
