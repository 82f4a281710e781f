import {describe, expect, it} from 'vitest';
import {endpointsOf} from './document';
import {mergeDocument, readDocument} from './readDocument';

const main = `
openapi: 3.1.0
tags: [{name: tags}, {name: alerts}]
components: {schemas: {Tag: {type: object}}}
`;
const operation = (id: string, tag = 'tags'): string => `
      operationId: ${id}
      tags: [${tag}]
      summary: A summary
      description: A description.
      x-role: any
      responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Tag'}}}}}
      x-messages: {}
      x-command: curl
`;
const tags = `paths:\n  /tags:\n    get:${operation('listTags')}`;
const alerts = `paths:\n  /alerts:\n    get:${operation('listAlerts', 'alerts')}`;

function merge(parts: Readonly<Record<string, string>>): ReturnType<typeof mergeDocument> {
  return mergeDocument(new Map(Object.entries({'openapi.yml': main, ...parts})));
}

describe('the API data', () => {
  it('is one document, with the paths in the order of the tags', () => {
    const merged = merge({'alerts.yml': alerts, 'tags.yml': tags});
    expect(Object.keys(merged.paths)).toEqual(['/tags', '/alerts']);
    expect(merged.components.schemas).toEqual({Tag: {type: 'object'}});
  });

  it('may have a path in two files, with another method in each', () => {
    const post = tags.replace('get:', 'post:').replace('listTags', 'createTag');
    const merged = merge({'tags.yml': tags, 'more.yml': post});
    expect(endpointsOf(merged).map(({method}) => method)).toEqual(['get', 'post']);
  });

  it.each([
    ['a request that is there twice', {'b.yml': tags.replace('listTags', 'a')}, 'GET /tags a second time'],
    [
      'an ID that is there twice',
      {'b.yml': tags.replace('/tags', '/b')},
      'the operationId listTags a second time',
    ],
  ])('is refused with both files: %s', (_name, more, fault) => {
    expect(() => merge({'a.yml': tags, ...more})).toThrow(`b.yml has ${fault}; it's in a.yml already.`);
  });

  it.each([
    [
      'an unknown tag',
      '[tags]',
      '[labels]',
      'a.yml: GET /tags has the tag "labels", which openapi.yml doesn\'t list.',
    ],
    ['an unknown role', 'any', 'owner', 'a.yml: GET /tags has the x-role "owner", which isn\'t one of'],
    ['no role', 'x-role: any', '', 'a.yml: GET /tags has no x-role.'],
    ['no command', 'x-command: curl', '', 'a.yml: GET /tags has no x-command.'],
    ['no messages', 'x-messages: {}', '', 'a.yml: GET /tags needs both responses and x-messages.'],
    [
      'a lost reference',
      'schemas/Tag',
      'schemas/Label',
      "a.yml refers to #/components/schemas/Label, which openapi.yml doesn't have.",
    ],
    ['broken YAML', 'paths:', 'paths: [', "a.yml isn't valid YAML"],
    ['no paths', 'paths:', 'path:', 'a.yml has no paths.'],
    ['an empty path', /\/tags:[^]*/, '/tags:', 'a.yml: /tags is empty, or one of its methods is.'],
    ['an empty method', /get:[^]*/, 'get:', 'a.yml: /tags is empty, or one of its methods is.'],
  ])('is refused with the file: %s', (_name, from, to, fault) => {
    expect(() => merge({'a.yml': tags.replace(from, to)})).toThrow(fault);
  });

  it('is refused with the name of the main file when that has no tags', () => {
    expect(() => merge({'openapi.yml': 'openapi: 3.1.0'})).toThrow('openapi.yml has no tags.');
  });

  it('describes this release completely', async () => {
    const document = await readDocument('data/api');
    const listed = new Set(
      endpointsOf(document).map(
        ({
          operation: {
            tags: [tag],
          },
        }) => tag,
      ),
    );
    expect([...listed]).toEqual(document.tags.map(({name}) => name));
  });
});
