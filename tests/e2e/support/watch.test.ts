import {describe, expect, it} from 'vitest';
import {requestProblem} from './watch';

const own = 'http://localhost:4310';
const others = ['http://localhost:4320'];

describe('a request', () => {
  it.each([
    ['GET', 'https://example.com/a.js'],
    ['GET', 'http://localhost:9999/'],
    ['GET', 'wss://localhost:4310/'],
    ['POST', 'http://localhost:4310/log'],
  ])('is noticed: %s %s', (method, url) => {
    expect(requestProblem(method, url, own, others)).toContain(url);
  });

  it.each([
    ['GET', 'http://localhost:4310/a.js'],
    ['HEAD', 'http://localhost:4310/docs'],
    ['POST', 'http://localhost:4320/1/indexes/*/queries'],
    ['GET', 'data:image/svg+xml,x'],
    ['GET', 'blob:http://localhost:4310/1'],
    ['GET', 'about:blank'],
  ])('is part of reading: %s %s', (method, url) => {
    expect(requestProblem(method, url, own, others)).toBeUndefined();
  });
});
