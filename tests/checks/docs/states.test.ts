import {describe, expect, it} from 'vitest';
import type {ExplainedMessage} from '../../../plugins/reference/messages/schema';
import {findStateFaults, findStateFaultsInTables} from './states';
import {parseDocPage} from './page';

const cannotOpen: ExplainedMessage = {
  id: 'cannot-open',
  message: 'unable to open database file',
  seen: ['log'],
  severity: 'error',
  means: 'The file is missing.',
  source: ['db.ts:1'],
};

function faultsOf(changes: Partial<ExplainedMessage>): readonly string[] {
  const entry = {...cannotOpen, ...changes};
  return findStateFaults('data', [{name: 'hosts', entries: [entry]}]).map(({what}) => what);
}

describe('the remedies of an entry', () => {
  it.each([
    ['stopped', 'Run `docker compose exec -T backend ls /app`.', 'docker compose exec -T backend'],
    ['stopped', 'docker exec opsimate-backend ls /app', 'docker exec opsimate-backend'],
    ['stopped', 'Run `docker exec -u 0 opsimate chown -R 1001 /app/data`.', 'docker exec -u 0 opsimate'],
    ['stopped', 'curl "$OPSIMATE_URL/api/v1/users"', '$OPSIMATE_URL/api'],
    ['no-console', 'Correct it under **Settings**, **Users**.', 'Settings**, **Users'],
    [
      'never-started',
      'Read `docker compose logs --tail 60 backend`.',
      'docker compose logs --tail 60 backend',
    ],
    ['never-started', 'docker logs --tail 30 opsimate-backend', 'docker logs --tail 30 opsimate-backend'],
  ] as const)('need nothing that the state "%s" lacks: %s', (state, text, found) => {
    const problems = [`"${found}" can't be done in the state "${state}" of "cannot-open"`];
    expect(faultsOf({state, do: text})).toEqual(problems);
    expect(faultsOf({state, causes: [{cause: 'A.', check: {run: text, prints: 'b'}}]})).toEqual(problems);
    expect(faultsOf({do: text})).toEqual([]);
  });

  it.each([
    ['stopped', 'docker run --rm --volumes-from opsimate-backend --entrypoint ls image /app'],
    ['stopped', 'docker compose logs --tail 60 backend'],
    ['stopped', 'Run `docker compose up -d`, and upload the key under **Settings**, **Secrets**.'],
  ] as const)('may use what the state "%s" leaves: %s', (state, text) => {
    expect(faultsOf({state, do: text})).toEqual([]);
  });
});

describe('a row of a table', () => {
  it("doesn't run inside a backend that its message has stopped", () => {
    const groups = [{name: 'hosts', entries: [{...cannotOpen, state: 'stopped'} as const]}];
    const faults = (message: string): readonly string[] =>
      findStateFaultsInTables(
        [parseDocPage('a.mdx', `| a | b |\n|---|---|\n| \`${message}\` | Run \`docker exec opsimate ls\` |`)],
        groups,
      ).map(({what}) => what);
    expect(faults('unable to open database file')).toEqual([
      '"docker exec opsimate" can\'t be done in the state "stopped" of "cannot-open"',
    ]);
    expect(faults('database is locked')).toEqual([]);
  });
});
