import {expect, it} from 'vitest';
import {searchSettings} from '../../src/site/search';
import {readPushTarget} from './environment';

const env = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: 'admin'};

it('reads the target from the environment, with the index of the site by default', () => {
  expect(readPushTarget(env)).toEqual({
    appId: 'APP',
    adminKey: 'admin',
    indexName: searchSettings.indexName,
    hosts: [],
  });
  expect(
    readPushTarget({...env, ALGOLIA_INDEX_NAME: 'other', ALGOLIA_HOSTS: 'http://localhost:1'}),
  ).toMatchObject({
    indexName: 'other',
    hosts: ['http://localhost:1'],
  });
});

it.each([
  [{ALGOLIA_ADMIN_API_KEY: 'admin'}, 'ALGOLIA_APP_ID is missing'],
  [{ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_ADMIN_API_KEY is missing'],
])('says what to set instead of %o', (broken, message) => {
  expect(() => readPushTarget(broken)).toThrow(message);
});
