import {describe, expect, it} from 'vitest';
import {type Problem} from '../problem';
import {findRouteFaults, findUnknownAddresses} from './apiRoutes';
import {findMessageFaults} from './messages';
import {parseDocPage, type DocPage} from './page';
import {findRoleFaults} from './roles';
import {findSettingFaults} from './settings';

const page = (...lines: readonly string[]): DocPage => parseDocPage('docs/a.mdx', lines.join('\n'));
const whats = (problems: readonly Problem[]): readonly string[] => problems.map(({what}) => what);
const source = 'a.ts:1';

describe('the check of settings', () => {
  const facts = [
    {name: 'server.port', kind: 'key', source},
    {name: 'JWT_SECRET', kind: 'variable', source},
    {name: 'API_URL', kind: 'none', source},
  ];
  const sample = ['```yaml title="config.yml"', 'server:', '  port: 3001', '```', ''];
  const variables = ['', '| Variable | Type |', '|---|---|', '| `JWT_SECRET` | text |'];
  const none = ['', '| Setting | Where |', '|---|---|', '| `API_URL` in `docker-compose.yml` | there |'];

  it('accepts a page that has what the release has', () => {
    const keys = ['| Key | Type |', '|---|---|', '| `server.port` | number |'];
    expect(findSettingFaults(page(...sample, ...keys, ...variables, ...none), facts)).toEqual([]);
  });

  it('names a key that the page lacks and one that the release lacks', () => {
    const keys = ['| Key | Type |', '|---|---|', '| `server.ports` | number |'];
    expect(whats(findSettingFaults(page(...sample, ...keys, ...variables, ...none), facts))).toEqual([
      'lacks the key "server.port" (a.ts:1)',
      'has the key "server.ports", which the facts do not know',
    ]);
  });

  it('names a variable and a setting without effect that are missing', () => {
    const keys = ['| Key | Type |', '|---|---|', '| `server.port` | number |'];
    expect(whats(findSettingFaults(page(...sample, ...keys), facts))).toEqual([
      'lacks the variable "JWT_SECRET" (a.ts:1)',
      'lacks the setting without effect "API_URL" (a.ts:1)',
    ]);
  });

  it('reads the complete file too', () => {
    const keys = ['| Key | Type |', '|---|---|', '| `server.port` | number |'];
    const wrong = sample.map((line) => line.replace('port:', 'prot:'));
    expect(whats(findSettingFaults(page(...wrong, ...keys, ...variables, ...none), facts))).toEqual([
      'lacks the key "server.port" (a.ts:1)',
      'has the key "server.prot", which the facts do not know',
    ]);
  });
});

describe('the check of the REST reference', () => {
  const facts = [{method: 'PUT', path: '/tags/:tagId', role: 'write', source}];
  const table = (row: string) => page('| Call | Role |', '|---|---|', row);

  it('takes a parameter by its place, not by its name', () => {
    expect(findRouteFaults(table('| `PUT /tags/:id` | write |'), facts)).toEqual([]);
  });

  it('names a missing call and an invented one, and a wrong role as both', () => {
    expect(whats(findRouteFaults(table('| `PUT /tags/:id` | admin |'), facts))).toEqual([
      'lacks the call "PUT /tags/:id for write" (a.ts:1)',
      'has the call "PUT /tags/:id for admin", which the facts do not know',
    ]);
  });

  it('names an address in a command that no route has', () => {
    const commands = page(
      '```bash',
      'curl "$OPSIMATE_URL/api/v1/tags/$TAG_ID?x=1"',
      'curl "$OPSIMATE_URL/api/v1/tag/1"',
      'curl "$DD_URL/api/v1/dashboard"',
      '```',
    );
    expect(whats(findUnknownAddresses([commands], facts))).toEqual([
      'calls "/tag/1", which is no route of the release',
    ]);
  });
});

describe('the check of roles', () => {
  const facts = ['admin', 'viewer'].map((role) => ({role, source}));

  it('accepts tables that have all roles, alone or together', () => {
    const tables = page(
      '| Task | Admin | Viewer |',
      '|---|---|---|',
      '| Read | yes | yes |',
      '',
      '| Role | Rights |',
      '|---|---|',
      '| Admin, Viewer | reading |',
    );
    expect(findRoleFaults([tables], facts)).toEqual([]);
  });

  it('names a role that a table lacks, one that it invents, and one in a request', () => {
    const tables = page(
      '| Task | Admin | Owner |',
      '|---|---|---|',
      '| Read | yes | yes |',
      '',
      '```bash',
      'echo \'{"newRole": "guest"}\'',
      '```',
    );
    expect(whats(findRoleFaults([tables], facts))).toEqual([
      'lacks the role "viewer" (a.ts:1)',
      'has the role "owner", which the facts do not know',
      'sends the role "guest", which does not exist',
    ]);
  });
});

describe('the check of messages', () => {
  const facts = [
    {message: "Custom field with name '*' already exists", shown: 'api', source},
    {message: 'Error getting tag', shown: 'log', source},
  ];
  const log = ['', '| Area | Lines in the log |', '|---|---|', '| Tags | `Error getting tag` |'];

  it('takes NAME for any value, and ignores quotes and the last full stop', () => {
    expect(
      findMessageFaults(page('### Custom field with name "NAME" already exists.', ...log), facts),
    ).toEqual([]);
  });

  it('names a message that nobody can find, and a heading and a log line that no release writes', () => {
    const invented = page(
      '### Custom field is taken',
      ...log.map((line) => line.replace('getting', 'finding')),
    );
    expect(whats(findMessageFaults(invented, facts))).toEqual([
      'lacks the message "custom field with name *already exists" (a.ts:1)',
      'lacks the message "error getting tag" (a.ts:1)',
      'has the message "custom field is taken", which the facts do not know',
      'has the message "error finding tag", which the facts do not know',
    ]);
  });

  it('does not ask for a text that nothing leads to, and refuses a heading that promises it', () => {
    const dead = [{message: 'Failed to save action', shown: 'never', source}];
    expect(findMessageFaults(page('### Other text'), dead).map(({what}) => what)).toEqual([
      'has the message "other text", which the facts do not know',
    ]);
    expect(whats(findMessageFaults(page('### Failed to save action'), dead))).toEqual([
      'has the message "failed to save action", which the facts do not know',
    ]);
  });
});
