import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {contentPolicy, hashSource, inlineScripts} from './contentPolicy';

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('the content policy', () => {
  const policy = contentPolicy({scripts: ['b()', 'a()', 'a()'], connectOrigins: []});

  it('allows each inline script once, by its hash', () => {
    // printf %s 'a()' | openssl dgst -sha256 -binary | base64
    expect(hashSource('a()')).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
    const hashes = [hashSource('a()'), hashSource('b()')].sort().join(' ');
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hashes}`);
  });

  it('never allows inline code or evaluation in general', () => {
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  });

  it.each(['object-src', 'base-uri', 'frame-ancestors', 'frame-src'])('denies %s', (name) => {
    expect(directive(policy, name)).toBe(`${name} 'none'`);
  });

  it('lets pages contact their own origin, and the search hosts of a hosted build', () => {
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    const hosted = contentPolicy({scripts: [], connectOrigins: ['https://a.example', 'https://b.example']});
    expect(directive(hosted, 'connect-src')).toBe("connect-src 'self' https://a.example https://b.example");
  });
});

it('only scripts are run, not data', () => {
  const page = fromHtml(
    '<script>run()</script><script src=a.js></script><script type=module>more()</script>' +
      '<script type=application/ld+json>{"a":1}</script>',
  );
  expect(inlineScripts(page)).toEqual(['run()', 'more()']);
});
