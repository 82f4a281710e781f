import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {ApiDocument} from './openApi';
import {apiPartials} from './toMdx';

const document = parse(`
openapi: 3.1.0
tags: [{name: users}]
components:
  schemas:
    Role: {enum: [admin, viewer], description: Role of a user.}
    Team: {type: object, properties: {name: {type: string, description: At most 50 characters.}}}
    Admin:
      type: object
      allOf: [{$ref: '#/components/schemas/User'}]
      properties: {since: {type: string}}
    User:
      type: object
      required: [id, role]
      properties:
        id: {type: integer, description: 'ID, or {none} | <empty>.'}
        role: {$ref: '#/components/schemas/Role'}
        teams: {type: array, items: {$ref: '#/components/schemas/Team'}}
        address: {type: object, properties: {city: {type: [string, 'null']}}}
  responses:
    Failed: {description: The backend failed., content: {text/html: {schema: {type: string}}}}
  parameters:
    Id: {name: id, in: path, required: true, schema: {type: integer}, description: An ID.}
    Page: {name: page, in: query, schema: {type: integer, default: 1}, description: Page.}
paths:
  /users:
    get:
      operationId: listUsers
      tags: [users]
      summary: List "all" users
      description: Returns {all} users.
      x-role: any
      parameters: [{$ref: '#/components/parameters/Id'}, {$ref: '#/components/parameters/Page'}]
      responses:
        '200':
          description: All users.
          content:
            application/json:
              schema: {type: object, properties: {data: {type: array, items: {$ref: '#/components/schemas/User'}}}}
              example: {data: []}
        '404':
          description: Not found.
          content:
            application/json:
              schema: {type: object}
              examples:
                lost: {summary: Nobody has this ID., value: {error: User not found}}
                usual: {value: {error: No such team}}
        '500': {$ref: '#/components/responses/Failed'}
      x-messages: {'200': ['Found {n} | more'], '404': [User not found, No such team]}
      x-command: curl "$OPSIMATE_URL/api/v1/users"
  /users/first:
    get:
      operationId: getFirstUser
      tags: [users]
      summary: Show the first user
      description: Returns the first user.
      x-role: any
      responses:
        '200':
          description: The user.
          content:
            application/json:
              schema: {type: object, properties: {data: {$ref: '#/components/schemas/Admin'}}}
        '500': {$ref: '#/components/responses/Failed'}
      x-messages: {}
      x-command: curl "$OPSIMATE_URL/api/v1/users/first"
  /users/login:
    post:
      operationId: login
      tags: [users]
      summary: Sign in
      description: Signs in.
      x-role: public
      requestBody:
        content:
          application/json:
            schema:
              oneOf:
                - {type: object, required: [kind], properties: {kind: {const: key}, user: {$ref: '#/components/schemas/User'}}}
                - {type: object, properties: {kind: {const: password}}}
      responses: {'200': {description: Done., content: {text/html: {schema: {type: string}, example: ok}}}}
      x-messages: {}
      x-command: curl "$OPSIMATE_URL/api/v1/users/login"
`) as ApiDocument;
const addressOf = (template: string): string | undefined =>
  template === 'User not found' ? '/messages#user' : undefined;
const partials = new Map(apiPartials(document, addressOf));
const users = partials.get('api/users.mdx') ?? '';
const objects = partials.get('api/objects.mdx') ?? '';

describe('the API reference', () => {
  it('has an entry for each endpoint, with its role and its command', () => {
    expect(users).toContain(
      '<Endpoint id={"list-users"} method={"GET"} path={"/users"} summary={"List \\"all\\" users"} role={"any"}>',
    );
    expect(users).toContain('```bash\ncurl "$OPSIMATE_URL/api/v1/users"\n```');
  });

  it('lists the objects of a response, then shows it if it has an example', () => {
    expect(users).toContain(
      'A successful response (200) has a list of [`User`](/docs/reference/rest-api/objects#user) objects in `data`:\n\n```json\n{\n  "data": []\n}\n```',
    );
    expect(users).toContain(
      'A successful response (200) has one [`Admin`](/docs/reference/rest-api/objects#admin) in `data`.\n\n</div>',
    );
    expect(users).toContain('A successful response (200):\n\n```text\nok\n```');
  });

  it('lists only messages with their own meaning, with a link to their entries', () => {
    expect(users).toContain('| 200 | `Found {n} \\| more` | All users. |');
    expect(users).toContain('| 404 | [`User not found`](/messages#user) | Nobody has this ID. |');
    expect(users).not.toContain('No such team');
    expect(users).not.toContain('| 500 |');
  });

  it('lists the possible contents of the query and of each variant of the body', () => {
    expect(users).toContain('| `page` | integer | no | Page. Default: `1`. |');
    expect(users).not.toContain('An ID.');
    expect(users).toContain('With `"kind": "key"`:');
    expect(users).toContain('| `kind` | `key` | yes |  |');
  });

  it('needs a value that distinguishes each variant of a body from the others', () => {
    const text = JSON.stringify(document).replace('"kind":{"const":"password"}', '"kind":{"type":"string"}');
    expect(() => apiPartials(JSON.parse(text) as ApiDocument, addressOf)).toThrow(
      'login has a variant of its body without a `const`',
    );
  });

  it('links to the one block that signs in', () => {
    expect(users).toContain('[Log in and get a token](/docs/reference/rest-api#log-in-and-get-a-token)');
    expect(users).not.toContain('curl "$OPSIMATE_URL/api/v1/users/login"');
  });

  it('has a table for each object, one level deep', () => {
    expect(objects).toContain('| `id` | integer | ID, or \\{none\\} \\| \\<empty>. |');
    expect(objects).toContain('| `role` | `admin` or `viewer` | Role of a user. |');
    expect(objects).toContain(
      '| `teams` | list of [`Team`](/docs/reference/rest-api/objects#team), optional |  |',
    );
    expect(objects).toContain('| `address.city` | string or null, optional |  |');
    expect(objects).toContain(
      'Like [`User`](/docs/reference/rest-api/objects#user), with:\n\n| Field | Type | Meaning |\n| --- | --- | --- |\n| `since` |',
    );
    expect(objects).toContain(
      '<Entry id={"team"} title={"Team"} isCode={true}>\n\n<div data-unsearched={true}>\n\n| Field | Type | Meaning |\n| --- | --- | --- |\n| `name` | string, optional | At most 50 characters. |',
    );
  });

  it('lists all endpoints and objects for the page above theirs', () => {
    expect(partials.get('lists/api/users.mdx')).toContain(
      '<EntryLink href={"/docs/reference/rest-api/users#list-users"} badge={"any"}>`GET /users` List "all" users</EntryLink>',
    );
    expect(partials.get('lists/api/objects.mdx')).toContain('objects#team');
  });

  it('is MDX', async () => {
    for (const text of partials.values()) {
      await expect(compile(text)).resolves.toBeDefined();
    }
  });
});
