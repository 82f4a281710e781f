/** Constants of the framework that the specification fixes: a test goes red when an upgrade changes one. */
import {matchPath} from 'react-router';
import {afterEach, describe, expect, it, vi} from 'vitest';
import config from '../../docusaurus.config';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the configuration', () => {
  it('leaves the trailing slash undefined', () => {
    expect(config.trailingSlash).toBeUndefined();
  });

  it('keeps the storage keys without a namespace', () => {
    expect(config.future).toMatchObject({v4: {siteStorageNamespacing: false}});
  });
});

describe('the router', () => {
  /** How many regular expressions a match compiles: none when the pattern was kept. */
  function compilations(pattern: string): number {
    const original = RegExp;
    let count = 0;
    vi.stubGlobal(
      'RegExp',
      new Proxy(original, {
        construct(target, args: [string, string]) {
          count += 1;
          return new target(...args);
        },
      }),
    );
    matchPath('/somewhere', {path: pattern});
    vi.unstubAllGlobals();
    return count;
  }

  it('keeps the first 10 000 patterns and compiles every further one anew', () => {
    const limit = 10_000;
    for (let index = 1; index <= limit + 1; index += 1) {
      matchPath('/somewhere', {path: `/pattern-${index}`});
    }
    expect(compilations('/pattern-1')).toBe(0);
    expect(compilations(`/pattern-${limit}`)).toBe(0);
    expect(compilations(`/pattern-${limit + 1}`)).toBeGreaterThan(0);
  });
});
