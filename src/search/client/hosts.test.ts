import {expect, it} from 'vitest';
import {readClientConfiguration} from './clientConfiguration';
import {parseHost} from './hosts';

it('reads origins with and without a port', () => {
  expect(parseHost('http://localhost:4320')).toEqual({
    protocol: 'http',
    url: 'localhost',
    port: 4320,
    accept: 'readWrite',
  });
  expect(parseHost('https://search.example.com')).toEqual({
    protocol: 'https',
    url: 'search.example.com',
    accept: 'readWrite',
  });
});

it('is embedded unless the configuration says hosted', () => {
  const algolia = {appId: 'APP', apiKey: 'key'};
  expect(readClientConfiguration({customFields: {}, themeConfig: {algolia}})).toEqual({provider: 'embedded'});
  expect(
    readClientConfiguration({
      customFields: {search: {provider: 'hosted', hosts: ['http://a']}},
      themeConfig: {algolia},
    }),
  ).toEqual({provider: 'hosted', ...algolia, hosts: ['http://a']});
});
