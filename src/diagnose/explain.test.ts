import {expect, it} from 'vitest';
import type {KnownMessage} from '@site/src/lib/messages/knownMessage';
import {explain} from './explain';

const entry = (id: string, rank: number, ...templates: readonly string[]): KnownMessage => ({
  templates,
  page: '/docs/messages',
  id,
  rank,
});

const refused = entry('refused', 0, 'connect ECONNREFUSED {address}:{port}', 'ECONNREFUSED');
const refresh = entry('refresh', 1, 'Failed to refresh services for provider {id}:');
const forbidden = entry('forbidden', 2, 'Forbidden');

it('explains each message once, causes before their effects', async () => {
  const log =
    "[ERROR] [job] Failed to refresh services for provider 3:\n  message: 'connect ECONNREFUSED 10.0.0.5:22',\n" +
    'Failed to refresh services for provider 4:\nsomething else';
  const {known, unknown} = await explain(log, [forbidden, refresh, refused]);
  expect(known.map(({message, count}) => [message.id, count])).toEqual([
    ['refused', 1],
    ['refresh', 2],
  ]);
  expect(unknown.map(({text}) => text)).toEqual(['something else']);
});

it('treats a short template as a message only if it is the whole line', async () => {
  expect((await explain('Access is Forbidden by rule 7', [forbidden])).known).toEqual([]);
  expect((await explain('Forbidden', [forbidden])).known).toHaveLength(1);
});

it('shows no secret, in neither known nor unknown messages', async () => {
  const result = await explain('token=abcdef123456\nECONNREFUSED password=abcdef123456', [refused]);
  expect(JSON.stringify(result)).not.toContain('abcdef123456');
});

it('knows a message with a word where a secret would be, and masks it as if it were one', async () => {
  const missing = entry('missing', 0, 'required variable {name} is missing a value: {hint}');
  const line = 'error while interpolating services.a.environment.JWT_SECRET: required variable JWT_SECRET';
  const log = `a\r\n${line} is missing a value: JWT_SECRET=abcdef123456\r\n`;
  const {known, unknown} = await explain(log, [missing]);
  expect(known.map(({message}) => message.id)).toEqual(['missing']);
  expect(unknown).toHaveLength(1);
  expect(JSON.stringify({known, unknown})).not.toContain('abcdef123456');
});

it('looks at each cell of a row that docker ps prints', async () => {
  const restarting = entry('restarting', 0, 'Restarting ({code}) {time} ago');
  const latest = entry('latest', 0, 'opsimate/backend:latest');
  const row = 'opsimate-backend   opsimate/backend:latest   "docker-entry"   Restarting (1) 5 seconds ago';
  const {known, unknown} = await explain(`NAME   IMAGE   COMMAND   STATUS\n${row}`, [restarting, latest]);
  expect(known.map(({message}) => message.id)).toEqual(['latest', 'restarting']);
  expect(unknown.map(({text}) => text)).toEqual(['NAME   IMAGE   COMMAND   STATUS']);
});

it('recognizes a copied message with lookalike characters, counts it once, and shows it as it was pasted', async () => {
  const cannot = entry('cannot', 0, '{host}\u2019s server can\u2019t be found');
  const {known, unknown} = await explain(
    "ops's server can't be found\nops\u2019s\u00A0server can\u2019t be fo\u00ADund\nso\u200Bmething",
    [cannot],
  );
  expect(known.map(({message, count, text}) => [message.id, count, text])).toEqual([
    ['cannot', 2, "ops's server can't be found"],
  ]);
  expect(unknown.map(({text}) => text)).toEqual(['so\u200Bmething']);
});
