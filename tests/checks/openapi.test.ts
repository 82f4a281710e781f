import {expect, it} from 'vitest';
import {findOpenApiFaults} from './openapi';

// A separate process takes seconds while others run.
const timeout = 60_000;

it('names what is missing, mistyped, or leads nowhere in an OpenAPI document', {timeout}, () => {
  const file = 'tests/fixtures/faults/openapi.yaml';
  const operation = '#/paths/~1tags/get/responses';
  expect(findOpenApiFaults(file).map(({where}) => where)).toEqual([
    `${file}#/info`,
    `${file}${operation}/200/content/application~1json/schema/type`,
    `${file}${operation}/400`,
  ]);
});

it('says why it cannot check a document', {timeout}, () => {
  expect(() => findOpenApiFaults('tests/fixtures/faults/no-such.yaml')).toThrow(/no-such\.yaml/);
});
