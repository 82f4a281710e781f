import {describe, expect, it} from 'vitest';
import {readSearchConfiguration, storedSearchKeys} from './search';

const keys = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'public-key'};

describe('the search configuration', () => {
  it('is embedded on a fresh clone', () => {
    expect(readSearchConfiguration({}).search).toEqual({provider: 'embedded'});
  });

  it('is hosted with both keys, on the default index', () => {
    expect(readSearchConfiguration(keys)).toEqual({
      search: {provider: 'hosted', hosts: []},
      credentials: {appId: 'APP', apiKey: 'public-key', indexName: 'opsimate-docs'},
    });
  });

  it('uses its own hosts in the given order', () => {
    const {search} = readSearchConfiguration({
      ...keys,
      ALGOLIA_HOSTS: 'https://a.example.com, http://localhost:99',
    });
    expect(search).toEqual({provider: 'hosted', hosts: ['https://a.example.com', 'http://localhost:99']});
  });

  it.each([
    ['ALGOLIA_SEARCH_API_KEY', {ALGOLIA_APP_ID: 'APP'}],
    ['ALGOLIA_APP_ID', {ALGOLIA_SEARCH_API_KEY: 'public-key', ALGOLIA_APP_ID: ' '}],
  ])('stops and names %s if only the other key is set', (missing, env) => {
    expect(() => readSearchConfiguration(env)).toThrow(new RegExp(`^${missing} is missing .*unset`));
  });

  it.each(['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'])(
    'stops and names %s if it has the quotation marks of a file that was read without removing them',
    (name) => {
      expect(() => readSearchConfiguration({...keys, [name]: '"name"'})).toThrow(
        new RegExp(`^${name} contains a quotation mark`),
      );
    },
  );

  it.each(['search.example.com', 'https://search.example.com;'])('stops at the host "%s"', (host) => {
    expect(() => readSearchConfiguration({...keys, ALGOLIA_HOSTS: host})).toThrow(
      `ALGOLIA_HOSTS contains "${host}"`,
    );
  });

  it('stops at hosts without keys', () => {
    expect(() => readSearchConfiguration({ALGOLIA_HOSTS: 'https://a.example.com'})).toThrow(
      /ALGOLIA_HOSTS is set/,
    );
  });
});

it("stores the searches of each index under DocSearch's keys, where readers already have them", () => {
  expect(storedSearchKeys('docs')).toEqual({
    recents: '__DOCSEARCH_RECENT_SEARCHES__docs',
    favorites: '__DOCSEARCH_FAVORITE_SEARCHES__docs',
  });
});
