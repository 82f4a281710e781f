import {expect, it} from 'vitest';
import {referenceData} from '../../tests/support/referenceData';
import type {ExplainedMessage} from './messages/schema';
import {addStatuses} from './statuses';

function entryOf(message: string, status?: readonly number[]) {
  const entry: ExplainedMessage = {id: 'gone', message, seen: ['api'], means: 'Gone.', source: [], status};
  return addStatuses([{name: 'api/a', entries: [entry]}], referenceData.api)[0]?.entries[0];
}

it('adds the statuses of all operations that send a message, and keeps those of a message that none sends', () => {
  expect(entryOf('View not found')).toMatchObject({status: [404, 500]});
  expect(entryOf('Provider {name} not found')).toMatchObject({status: [404]});
  expect(entryOf('Payload Too Large', [413])).toMatchObject({status: [413]});
});

it('stops the build at a status in two places', () => {
  expect(() => entryOf('View not found', [404])).toThrow(
    'The message "gone" has a status that data/api has: delete it.',
  );
});
