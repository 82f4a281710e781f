import {describe, expect, it} from 'vitest';
import type {KnownIssue} from '../../../plugins/reference/knownIssues';
import type {ExplainedMessage} from '../../../plugins/reference/messages/schema';
import {readFacts} from './facts';
import {parseDocPage} from './page';
import {createLinkResolver} from './sections';
import {findStateFaults, findStateFaultsInTables} from './states';
import {findUnmetPrecondition, parseSteps} from './steps';

const facts = readFacts('steps', ['things', 'effect', 'words', 'example']);
const linked = parseDocPage(
  'docs/a.mdx',
  '## Leave \\{#leave}\n\nSelect **Exit TV Mode**.\n\n## Stay\n\nNothing.',
);
const known = {steps: parseSteps(facts), follow: createLinkResolver([linked])};

const cannotOpen: ExplainedMessage = {
  id: 'cannot-open',
  message: 'unable to open database file',
  seen: ['log'],
  means: 'It fails.',
  source: ['db.ts:1'],
};

const fault = (found: string, thing: string): string =>
  `"${found}" of "cannot-open" needs what isn't there by then: ${thing}`;

function faultsOf(changes: Partial<ExplainedMessage>): readonly string[] {
  const groups = [{name: 'hosts', entries: [{...cannotOpen, ...changes}]}];
  return findStateFaults('data', groups, known).map(({what}) => what);
}

describe('the facts about steps', () => {
  it.each(facts)('recognize "$example", which $effect: $things', (fact) => {
    const {things, effect, example} = fact;
    const atTheEnd = {...fact, effect: 'needs', words: '$'};
    const lacking = effect === 'needs' || effect === 'restores' ? things.split(', ') : [];
    const steps = parseSteps(effect === 'needs' ? [fact] : [fact, atTheEnd]);
    expect(findUnmetPrecondition([{text: example}], lacking, steps) === undefined).toBe(
      effect === 'restores',
    );
  });

  it('have one of four effects', () => {
    expect(() => parseSteps([{things: 'a', effect: 'takes', words: 'a', source: 'a'}])).toThrow('"takes"');
  });
});

describe('the remedies of an entry', () => {
  it.each([
    ['stopped', 'Run `docker compose exec -T backend ls /app`.', 'docker compose exec -T backend', 'backend'],
    ['stopped', 'docker exec opsimate-backend ls /app', 'docker exec opsimate-backend', 'backend'],
    [
      'stopped',
      'Run `docker exec -u 0 opsimate chown -R 1001 /app`.',
      'docker exec -u 0 opsimate',
      'backend',
    ],
    ['stopped', 'curl "$OPSIMATE_URL/api/v1/users"', '$OPSIMATE_URL/api', 'API'],
    ['stopped', 'curl %%backend-url%%/api/v1/users', 'http://localhost:3001/api', 'API'],
    ['no-console', 'Correct it under **Settings**, **Users**.', 'Settings**, **Users', 'console'],
    [
      'never-started',
      'Read `docker compose logs --tail 60 backend`.',
      'docker compose logs --tail 60 backend',
      'container',
    ],
    [
      'never-started',
      'docker logs --tail 30 opsimate-backend',
      'docker logs --tail 30 opsimate-backend',
      'container',
    ],
  ] as const)('need nothing that the state "%s" lacks: %s', (state, text, found, thing) => {
    const problems = [fault(found, thing)];
    expect(faultsOf({state, do: text})).toEqual(problems);
    expect(faultsOf({state, causes: [{cause: 'A.', check: {run: text, prints: 'b'}}]})).toEqual(problems);
    expect(faultsOf({do: text})).toEqual([]);
  });

  it.each([
    ['stopped', 'docker run --rm --volumes-from opsimate-backend --entrypoint ls image /app'],
    ['stopped', 'docker compose logs --tail 60 backend'],
    ['stopped', 'Run `docker compose up -d`, and upload the key under **Settings**, **Secrets**.'],
    ['no-console', 'Type the email as an admin sees it under **Settings**, **Users**.'],
  ] as const)('may use what the state "%s" leaves or restores: %s', (state, text) => {
    expect(faultsOf({state, do: text})).toEqual([]);
  });

  it.each([
    ['Press <kbd>Esc</kbd>, then select **Reset all filters**.', '**Reset all filters**', 'filters'],
    ['Select **Exit TV Mode**, then press <kbd>A</kbd>.', 'press <kbd>A</kbd>', 'TV mode'],
    ['Reload the page, and select **Apply Changes**.', '**Apply Changes**', 'dialog'],
    ['Delete the provider, then select **Refresh**.', '**Refresh**', 'provider'],
    ['[Leave](/docs/a#leave) it, then select **Reset all filters**.', '**Reset all filters**', 'filters'],
    [
      'docker rm -f opsimate-backend\ndocker cp opsimate-backend:/app/data rescued',
      'docker cp opsimate-backend',
      'container',
    ],
    [
      'docker stop opsimate-backend\ndocker exec opsimate-backend ls',
      'docker exec opsimate-backend',
      'backend',
    ],
    [
      'Stop the backend, then add the key under **Settings**, **Secrets**.',
      'Settings**, **Secrets',
      'console',
    ],
  ])('use nothing that an earlier step removed: %s', (text, found, thing) => {
    expect(faultsOf({do: text})).toEqual([fault(found, thing)]);
  });

  it.each([
    ['`opsimate.db` is missing.', 'sudo sqlite3 "$DB" ".backup copy.db"', 'sqlite3 "$DB', 'database'],
    ['There is no backup.', 'Restore the last backup.', 'Restore the last backup', 'backup'],
    ['The old key is lost.', 'Put the old value back.', 'Put the old value', 'encryption key'],
    ['The secret was deleted.', 'cat /app/data/private-keys/a', 'cat /app/data/private-keys', 'key file'],
    ['`config.yml` is missing.', 'cp config.yml config.yml.old', 'cp config.yml config.yml', 'config.yml'],
    ['`.env` is missing.', 'grep JWT_SECRET .env', 'grep JWT_SECRET .env', '.env'],
    ['`not found`: the volume was deleted.', 'Restore the backup.', 'Restore the backup', 'volume'],
    ['Your role is viewer.', 'Select **Delete**.', '**Delete**', 'write access'],
  ])('need nothing that is gone according to the cause: %s', (cause, act, found, thing) => {
    expect(faultsOf({causes: [{cause, do: act}]})).toEqual([fault(found, thing)]);
    expect(faultsOf({causes: [{cause: 'Something else.', do: act}]})).toEqual([]);
    expect(faultsOf({causes: [{cause, check: {run: act, prints: 'an error'}}]})).toEqual([]);
  });

  it('may use something if the cause only mentions a step about it', () => {
    const cause = 'It also appears after `docker compose down`, or `docker stop opsimate-backend`.';
    expect(faultsOf({causes: [{cause, do: 'docker exec opsimate-backend ls'}]})).toEqual([]);
  });

  it.each([
    ['`not found`: the volume was deleted.', 'Run `docker volume create a`, then restore the backup.'],
    ['`config.yml` is missing.', 'Save your `config.yml` in its place, then run `chmod 600 config.yml`.'],
    ['Your role is viewer.', 'Ask an admin to select **Delete**.'],
    ['A filter hides it.', 'Set the filters again, and select **Reset all filters**.'],
  ])('may restore what is gone: %s', (cause, act) => {
    expect(faultsOf({causes: [{cause, do: act}]})).toEqual([]);
  });
});

it('reads the workaround of a known issue after its symptom and its cause', () => {
  const issue: KnownIssue = {
    id: 'lost',
    title: 'A key is lost',
    severity: 'broken',
    symptom: 'Nothing works.',
    cause: 'The old key is lost.',
    workaround: 'Put the old value back.',
  };
  expect(findStateFaults('data', [{name: 'issues', entries: [issue]}], known)).toEqual([
    {
      where: 'data/issues.yml',
      what: '"Put the old value" of "lost" needs what isn\'t there by then: encryption key',
    },
  ]);
});

describe('a row of a table', () => {
  const groups = [{name: 'hosts', entries: [{...cannotOpen, state: 'stopped'} as const]}];
  const faults = (path: string, headers: string, row: string): readonly string[] =>
    findStateFaultsInTables(
      [parseDocPage(path, `| ${headers} | What to do |\n|---|---|---|---|\n| ${row} |`)],
      groups,
      known,
    ).map(({what}) => what);
  const seen = (place: string, act: string): readonly string[] =>
    faults('docs/a.mdx', 'Symptom | Where you see it | Cause', `It fails | ${place} | A fault | ${act}`);

  it.each(['unable to open database file', 'unable to open'])(
    'has the state of the message that it quotes: %s',
    (quoted) => {
      const row = `\`${quoted}\` | console | A fault | Run \`docker exec opsimate ls\``;
      expect(faults('docs/a.mdx', 'What you see | Where you see it | Cause', row)).toEqual([
        `"docker exec opsimate" of "${quoted}" needs what isn't there by then: backend`,
      ]);
    },
  );

  it('otherwise has the state that the place where it is seen implies', () => {
    const act = 'Run `docker exec opsimate ls`';
    expect(seen('log', act)).toEqual([
      '"docker exec opsimate" of "It fails" needs what isn\'t there by then: backend',
    ]);
    expect(seen('console, log', act)).toEqual([]);
    expect(seen('terminal', act)).toEqual([]);
    expect(seen('browser', 'Open **Profile**')).toHaveLength(1);
    expect(
      faults(
        'docs/getting-started/a.mdx',
        'What you see | Where you see it | Cause',
        `It | terminal | A | ${act}`,
      ),
    ).toHaveLength(1);
    expect(faults('docs/a.mdx', 'Log message | Cause | Or', `It | A | B | ${act}`)).toHaveLength(1);
    expect(faults('docs/a.mdx', 'Symptom | Cause | Or', `It | A | B | ${act}`)).toEqual([]);
  });

  it('says where it is seen', () => {
    expect(seen('here', 'Nothing')).toEqual([
      'the row "It fails" doesn\'t say where it\'s seen, such as in the console or the log',
    ]);
  });

  it("doesn't restore what is gone according to its cause", () => {
    const row = 'It fails | console | There is no backup | Restore the backup';
    expect(faults('docs/a.mdx', 'Symptom | Where you see it | Cause', row)).toHaveLength(1);
  });
});
