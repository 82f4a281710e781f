import {expect, it} from 'vitest';
import {parseHost} from './hosts';

it('reads origins with and without a port', () => {
  const accept = 'readWrite';
  expect(parseHost('http://localhost:4320')).toEqual({
    protocol: 'http',
    url: 'localhost',
    port: 4320,
    accept,
  });
  expect(parseHost('https://search.example.com')).toEqual({
    protocol: 'https',
    url: 'search.example.com',
    accept,
  });
});
