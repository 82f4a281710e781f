import {describe, expect, it} from 'vitest';
import {tokenize, tokenizeWithOffsets} from './tokenize';

describe('tokenize', () => {
  it.each([
    ['docker-compose', ['docker', 'compose', 'dockercompose']],
    ['JWT_SECRET', ['jwt', 'secret', 'jwtsecret']],
    ['/etc/hosts', ['etc', 'hosts', 'etchosts']],
    ['--no-cache', ['no', 'cache', 'nocache']],
    ['privateKeysPath', ['private', 'keys', 'path', 'privatekeyspath']],
    ['HTTPServer', ['http', 'server', 'httpserver']],
    ['OpsiMate', ['opsi', 'mate', 'opsimate']],
    ['IDs and K8s', ['ids', 'and', 'k8s']],
  ])('finds %s by its parts and as a whole', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('treats two words that are often written as one as that word', () => {
    expect(tokenize('a time zone')).toEqual(tokenize('a timezone'));
  });

  it('treats a version with and without its v as the same', () => {
    expect(tokenize('v0.0.53')).toEqual(tokenize('0.0.53'));
  });

  it('leaves out accents, the possessive, and punctuation', () => {
    expect(tokenize('Café’s server’s «logs».')).toEqual(['cafe', 'server', 'logs']);
  });

  it('reports where each term is in the original text', () => {
    const text = 'Set “JWT_SECRET”.';
    const parts = tokenizeWithOffsets(text).map(({start, end}) => text.slice(start, end));
    expect(parts).toEqual(['Set', 'JWT', 'SECRET', 'JWT_SECRET']);
  });

  it('joins no more than anyone would type', () => {
    expect(tokenize('a.b.c.d.e.f.g.h').some((term) => term.length > 1)).toBe(false);
  });

  it('handles unpaired surrogates, direction marks, and long text', () => {
    expect(tokenize('\ud800 \u202e \u200b')).toEqual([]);
    expect(tokenize('x'.repeat(10_000))).toHaveLength(1);
  });
});

it('reads text with and without other scripts the same way', () => {
  const text = "Don't use docker-compose v1.2 (IDs, HTTPServer’s privateKeysPath) – K8s/etc/hosts…";
  const terms = tokenize(text);
  expect(terms).toContain('dockercompose');
  expect(tokenize(`${text} Ä`)).toEqual([...terms, 'a']);
});

it.each([
  '(Server),',
  "servers'",
  '“quoted”',
  'v2',
  'IDs',
  'K8s',
  'API',
  'APIs',
  'v2',
  'A1B',
  '10',
  '--force',
  'docker-compose',
  '…',
  'é',
])('splits %j the same way with and without positions', (word) => {
  expect(tokenize(word)).toEqual(tokenizeWithOffsets(word).map(({term}) => term));
});
