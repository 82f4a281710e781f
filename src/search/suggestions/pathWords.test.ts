import {describe, expect, it} from 'vitest';
import {pathWords} from './pathWords';

describe('the words of a URL', () => {
  it.each([
    ['/docs/getting-started/deplyo', 'getting started deplyo'],
    ['/docs/a/b/audit_log.html', 'b audit log'],
    ['/docs/userManagement/', 'user management'],
    ['/docs/v0.0.53/r%C3%B4les', 'rôles'],
    ['/docs/%E0%A4%A', 'e0 a4 a'],
    ['/docs/next/', ''],
  ])('of %s are "%s"', (path, words) => {
    expect(pathWords(path)).toBe(words);
  });

  it('fit into the search box', () => {
    expect(pathWords(`/${'long-'.repeat(40)}`).length).toBeLessThanOrEqual(64);
  });

  it('can be part of a link even if the limit splits a character', () => {
    const words = pathWords(`/${'x'.repeat(63)}𐐨`);
    expect(() => encodeURIComponent(words)).not.toThrow();
  });
});
