import {describe, expect, it} from 'vitest';
import {mergeDocument} from '../../../plugins/reference/api/readDocument';
import type {ExplainedMessage} from '../../../plugins/reference/messages/schema';
import {type Problem} from '../problem';
import {findOperationFaults, findRouteFaults, findUnknownRequests} from './apiRoutes';
import {findMessageFaults} from './messages';
import {parseDocPage, type DocPage} from './page';
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
  const keys = ['| Key | Type |', '|---|---|', '| `server.port` | number |'];
  const data = {variables: [{id: 'JWT_SECRET'}], uselessSettings: [{id: 'API_URL'}]};

  it('accepts a page and data that have what the release has', () => {
    expect(findSettingFaults(page(...sample, ...keys), data, facts)).toEqual([]);
  });

  it('names a key that the page lacks and one that the release lacks', () => {
    const wrong = keys.map((line) => line.replace('port', 'ports'));
    expect(whats(findSettingFaults(page(...sample, ...wrong), data, facts))).toEqual([
      'lacks the key "server.port" (a.ts:1)',
      'has the key "server.ports", which tests/facts doesn\'t have',
    ]);
  });

  it('names a variable and a setting without effect that only one side has', () => {
    const swapped = {variables: data.uselessSettings, uselessSettings: data.variables};
    expect(whats(findSettingFaults(page(...sample, ...keys), swapped, facts))).toEqual([
      'lacks the variable "JWT_SECRET" (a.ts:1)',
      'has the variable "API_URL", which tests/facts doesn\'t have',
      'lacks the setting without effect "API_URL" (a.ts:1)',
      'has the setting without effect "JWT_SECRET", which tests/facts doesn\'t have',
    ]);
  });

  it('reads the complete file, too', () => {
    const wrong = sample.map((line) => line.replace('port:', 'prot:'));
    expect(whats(findSettingFaults(page(...wrong, ...keys), data, facts))).toEqual([
      'lacks the key "server.port" (a.ts:1)',
      'has the key "server.prot", which tests/facts doesn\'t have',
    ]);
  });
});

describe('the check of the REST reference', () => {
  const facts = [{method: 'PUT', path: '/tags/:tagId', role: 'write', source}];
  const main = 'openapi: 3.1.0\ntags: [{name: tags}]\ncomponents: {}\n';
  const part = `
paths:
  /tags/{id}:
    put:
      operationId: updateTag
      tags: [tags]
      summary: Change a tag
      description: Changes it.
      x-role: write
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      requestBody:
        content:
          application/json: {schema: {type: object, properties: {name: {type: string}, color: {type: string}}}}
      responses: {'200': {description: Changed.}}
      x-messages: {}
      x-command: curl -X PUT "$OPSIMATE_URL/api/v1/tags/$TAG_ID"
`;
  const apiOf = (text: string) =>
    mergeDocument(
      new Map([
        ['openapi.yml', main],
        ['tags.yml', text],
      ]),
    );
  const api = apiOf(part);
  const requestFaults = (...lines: readonly string[]): readonly string[] =>
    whats(findUnknownRequests([page('```bash', ...lines, '```')], api));

  it('identifies a parameter by its position, not by its name', () => {
    expect(findRouteFaults(api, facts, 'data')).toEqual([]);
  });

  it('names a missing request and an invented one, and reports a wrong role as both', () => {
    const wrong = apiOf(part.replace('x-role: write', 'x-role: admin'));
    expect(whats(findRouteFaults(wrong, facts, 'data'))).toEqual([
      'lacks the request "PUT /tags/:id for write" (a.ts:1)',
      'has the request "PUT /tags/:id for admin", which tests/facts doesn\'t have',
    ]);
  });

  it('names messages without a response, and a command that sends another request', () => {
    expect(findOperationFaults(api, 'data')).toEqual([]);
    const wrong = part
      .replace('x-messages: {}', "x-messages: {'404': [Tag not found]}")
      .replace('-X PUT', '-X DELETE');
    expect(whats(findOperationFaults(apiOf(wrong), 'data'))).toEqual([
      'has messages for status 404 at PUT /tags/{id}, which has no such response',
      "has a command that doesn't send PUT /tags/{id}",
    ]);
  });

  it('names a URL in a command that no route has', () => {
    expect(
      requestFaults(
        'curl -X PUT "$OPSIMATE_URL/api/v1/tags/$TAG_ID?x=1"',
        'curl "$OPSIMATE_URL/api/v1/tag/1"',
        'curl "$DD_URL/api/v1/dashboard"',
      ),
    ).toEqual(['calls "/tag/1", which is no route of the release']);
  });

  it('names a method that the URL does not accept, given or implied', () => {
    const fault = (method: string): string => `sends ${method} where the release has only PUT /tags/{id}`;
    const tag = '"$OPSIMATE_URL/api/v1/tags/1"';
    expect(requestFaults(`curl -sS ${tag}`, `curl -sSX DELETE ${tag}`, `curl ${tag} -F color=@a`)).toEqual([
      fault('GET'),
      fault('DELETE'),
      fault('POST'),
    ]);
    expect(requestFaults(`curl -X OPTIONS ${tag}`, `echo "${tag}" # it's no request`)).toEqual([]);
  });

  it('names a field that the request does not accept, wherever the command shows the body', () => {
    const put = 'curl -X PUT "$OPSIMATE_URL/api/v1/tags/1"';
    const fault = (field: string): string => `sends the field "${field}", which PUT /tags/{id} doesn't take`;
    expect(requestFaults(`${put} -d '{"name": "a", "colour": {"name": "b"}}'`)).toEqual([fault('colour')]);
    expect(requestFaults(`${put} -d "{\\"title\\": \\"$A\\"}"`)).toEqual([fault('title')]);
    expect(requestFaults(`jq -n '{$name, label: "a"}' | ${put} --data-binary @-`)).toEqual([fault('label')]);
    expect(requestFaults("BODY=$(jq -n '{name: 1, icon: 2}')", `${put} -d "$BODY"`)).toEqual([fault('icon')]);
  });
});

describe('the check of messages', () => {
  const facts = [
    {message: "Custom field with name '*' already exists", shown: 'api', source},
    {message: 'Failed to save action', shown: 'never', source},
  ];
  const entry = (message: string, more: Partial<ExplainedMessage> = {}): ExplainedMessage => ({
    id: 'taken',
    message,
    seen: ['api'],
    means: 'It is taken.',
    do: 'Choose another name.',
    source: ['apps/server/a.ts:1'],
    ...more,
  });
  const faults = (...entries: readonly ExplainedMessage[]): readonly string[] =>
    whats(findMessageFaults('data', [{name: 'api/a', entries}], facts));

  it('accepts any value for a part that varies, in the template itself or in another of the same entry', () => {
    expect(faults(entry("Custom field with name '{name}' already exists"))).toEqual([]);
    expect(faults(entry('Taken', {also: ["Custom field with name '{name}' already exists"]}))).toEqual([]);
  });

  it('names a message without an entry, and an entry of the product that no release has', () => {
    expect(faults(entry("custom field with name '{name}' already exists"))).toEqual([
      'has "taken" with a source in the product, but tests/facts/messages.tsv has none of its templates',
      'lacks the message "Custom field with name \'*\' already exists" (a.ts:1)',
    ]);
  });

  it("doesn't require a fact for an entry about hosts, whose text comes from another program", () => {
    const groups = [
      {name: 'api/a', entries: [entry("Custom field with name '{name}' already exists")]},
      {name: 'hosts/network', entries: [entry('connect ECONNREFUSED {address}:{port}', {id: 'refused'})]},
    ];
    expect(findMessageFaults('data', groups, facts)).toEqual([]);
  });

  it('names a message that two entries explain', () => {
    const message = "Custom field with name '{name}' already exists";
    expect(faults(entry(message), entry(message, {id: 'again'}))).toEqual([
      `explains "${message.replace('{name}', '*')}" more than once: taken in data/api/a.yml, again in data/api/a.yml`,
    ]);
  });

  it('rejects an entry for a text that nothing shows', () => {
    const message = "Custom field with name '{name}' already exists";
    expect(faults(entry(message, {also: ['Failed to save action']}))).toEqual([
      'explains "Failed to save action" in "taken", which nothing shows according to tests/facts/messages.tsv',
    ]);
  });
});
