import {describe, expect, it} from 'vitest';
import type {ExplainedMessage} from '../../../plugins/reference/messages/schema';
import {findStateFaults, findStateFaultsInTables} from './backendState';
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

describe('the remedies of a message', () => {
  it.each([
    'Run `docker compose exec -T backend ls /app`.',
    'docker exec opsimate-backend ls /app',
    'Run `docker exec -u 0 opsimate chown -R 1001 /app/data`.',
  ])("don't run inside a backend that has stopped: %s", (text) => {
    const problem = [expect.stringMatching(/^"docker .*" needs a backend that "cannot-open" has stopped$/)];
    expect(faultsOf({backend: 'stopped', do: text})).toEqual(problem);
    expect(faultsOf({backend: 'stopped', causes: [{cause: 'A.', check: {run: text, prints: 'b'}}]})).toEqual(
      problem,
    );
    expect(faultsOf({do: text})).toEqual([]);
  });

  it('may run in a container of its own, or on the host', () => {
    const text = 'docker run --rm --volumes-from opsimate-backend --entrypoint ls image /app';
    expect(faultsOf({backend: 'stopped', do: text})).toEqual([]);
  });
});

describe('a row of a table', () => {
  it("doesn't run inside a backend that its message has stopped", () => {
    const groups = [{name: 'hosts', entries: [{...cannotOpen, backend: 'stopped'} as const]}];
    const faults = (message: string): readonly string[] =>
      findStateFaultsInTables(
        [parseDocPage('a.mdx', `| a | b |\n|---|---|\n| \`${message}\` | Run \`docker exec opsimate ls\` |`)],
        groups,
      ).map(({what}) => what);
    expect(faults('unable to open database file')).toEqual([
      '"docker exec opsimate" needs a backend that "unable to open database file" has stopped',
    ]);
    expect(faults('database is locked')).toEqual([]);
  });
});
