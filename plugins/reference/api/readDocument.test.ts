import {describe, expect, it} from 'vitest';
import {endpointsOf, resolveRef} from './openApi';
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

  it('may have a path in two files, with a different method in each', () => {
    const post = tags.replace('get:', 'post:').replace('listTags', 'createTag');
    const merged = merge({'tags.yml': tags, 'more.yml': post});
    expect(endpointsOf(merged).map(({method}) => method)).toEqual(['get', 'post']);
  });

  it('is rejected with a request that appears twice', () => {
    expect(() => merge({'a.yml': tags, 'b.yml': tags})).toThrow("The API's data has GET /tags twice.");
  });

  it.each([
    ['an unknown tag', '[tags]', '[labels]', '"paths./tags.get.tags[0]" must be one of [tags, alerts]'],
    ['an unknown role', 'any', 'owner', '"paths./tags.get.x-role" must be one of [public'],
    ['no role', 'x-role: any', '', '"paths./tags.get.x-role" is required'],
    ['no command', 'x-command: curl', '', '"paths./tags.get.x-command" is required'],
    ['no messages', 'x-messages: {}', '', '"paths./tags.get.x-messages" is required'],
    ['broken YAML', 'paths:', 'paths: [', "a.yml isn't valid YAML"],
    ['no paths', 'paths:', 'path:', '"paths" is required'],
    ['an empty path', /\/tags:[^]*/, '/tags:', '"paths./tags" must be of type object'],
    ['an empty method', /get:[^]*/, 'get:', '"paths./tags.get" must be of type object'],
  ])('is rejected with the file: %s', (_name, from, to, fault) => {
    const read = (): unknown => merge({'a.yml': tags.replace(from, to)});
    expect(read).toThrow(fault);
    expect(read).toThrow('a.yml');
  });

  it('is rejected with the name of the main file if that has no tags', () => {
    expect(() => merge({'openapi.yml': 'openapi: 3.1.0'})).toThrow(
      'openapi.yml isn\'t valid:\n  - "tags" is required',
    );
  });

  it('names a reference that leads nowhere', () => {
    const lost = {$ref: '#/components/schemas/Label'};
    expect(() => resolveRef(merge({'a.yml': tags}), lost)).toThrow(
      "refers to #/components/schemas/Label, which openapi.yml doesn't have.",
    );
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
