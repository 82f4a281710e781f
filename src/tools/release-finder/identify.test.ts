import {describe, expect, it} from 'vitest';
import {maxFileLength} from '@site/src/site/pasteLimits';
import {identify} from './identify';

describe('a text that names a release', () => {
  it.each([
    ['a number', '0.0.53', 'v0.0.53'],
    ['a tag of the source', ' v0.0.54\n', 'v0.0.54'],
    ['a number in quotes', '"0.0.53"', 'v0.0.53'],
    ['a variable of .env', 'TAG=0.0.53', 'v0.0.53'],
    ['a number with its name', 'Version: v0.0.53', 'v0.0.53'],
    ['a number with a capital letter', 'V0.0.60', 'v0.0.60'],
    ['a label', 'org.opencontainers.image.version=0.0.53', 'v0.0.53'],
    ['the address of a release', 'https://github.com/OpsiMate/OpsiMate/releases/tag/v0.0.53', 'v0.0.53'],
    ['JSON', '{"version":"0.0.53"}', 'v0.0.53'],
    ['a line of JSON', '  "version": "0.0.53",', 'v0.0.53'],
    ['JSON in several lines', '{\n  "version": "0.0.53"\n}\n', 'v0.0.53'],
    ['JSON with more in it', '{"name": "console", "tag_name": "v0.0.53"}', 'v0.0.53'],
    ['an image', 'opsimate/frontend:0.0.99', 'v0.0.99'],
    ['an image with a registry and a digest', 'registry:5000/opsimate/backend:0.0.53@sha256:ab', 'v0.0.53'],
    ['an image whose digest counts', 'opsimate/backend:v0.0.53@sha256:ab', 'v0.0.53'],
    ['the all-in-one image', 'opsimate/opsimate:0.0.49', 'v0.0.49'],
    ['a line of docker image ls', 'opsimate/backend   0.0.107   5f2c   2 weeks ago', 'v0.0.107'],
    ['a line of docker ps', '1a2b  opsimate/backend:0.0.53  "node apps"  Up 2 days', 'v0.0.53'],
    ['a variable with a default', 'image: opsimate/backend:${TAG:-0.0.53}', 'v0.0.53'],
    [
      'a Compose file with other images',
      'version: 3.8\r\nservices:\r\n  db:\r\n    image: postgres:16.1.0\r\n  backend:\r\n    image: "opsimate/backend:0.0.53"\r\n',
      'v0.0.53',
    ],
  ])('is recognized: %s', (_, text, release) => {
    expect(identify(text).release).toBe(release);
  });
});

describe('a text that names no release', () => {
  it.each([
    [
      'latest',
      'services:\n  backend:\n    image: opsimate/backend:latest',
      3,
      /latest tag has pointed to every release/,
    ],
    ['latest alone', 'latest', 1, /latest tag has pointed to every release/],
    ['no tag', 'image: opsimate/backend', 1, /without a tag as latest/],
    ['a digest', 'image: opsimate/backend@sha256:0a', 1, /digest alone/],
    ['an image whose tag was taken', 'opsimate/backend   <none>   5f2c', 1, /has no tag anymore/],
    ['a variable', 'image: opsimate/backend:${TAG}', 1, /from a variable/],
    ['a leading v', '\nimage: opsimate/backend:v0.0.53', 2, /no leading v/],
    ['a leading V', 'opsimate/backend:V0.0.53', 1, /no leading v/],
    ['a number that was never released', '1.0.0', 1, /all release numbers begin with 0\.0/],
    ['one in JSON that was never released', '{"version":"1.0.0"}', 1, /all release numbers begin with 0\.0/],
    ['two numbers', '0.53', 1, /isn't a release number/],
    ['a tag of its own', 'opsimate/backend:main-fix', 1, /isn't in the form/],
    ['the health response', 'ok', 1, /contains no version/],
    ['the welcome of the backend', '{"message":"Welcome to Opsimate server"}', 1, /contains no version/],
    ['something else', 'hello\nworld', 1, /Nothing here names/],
    ['a number of something else', '{"version":"0.0.53"}\n{"port":1}', 1, /Nothing here names/],
  ])('gets the line and what to do: %s', (_, text, line, message) => {
    const {release, clues} = identify(text);
    expect(release).toBeUndefined();
    expect(clues).toHaveLength(1);
    expect(clues[0]).toMatchObject({line, message: expect.stringMatching(message) as unknown});
    expect(clues[0]?.fix).toMatch(/\.$/);
  });

  it('gets the line on which a second release appears', () => {
    const {release, clues} = identify('image: opsimate/backend:0.0.53\nimage: opsimate/frontend:0.0.54');
    expect(release).toBeUndefined();
    expect(clues.at(-1)).toMatchObject({
      line: 2,
      message: expect.stringContaining('v0.0.53, v0.0.54') as unknown,
    });
  });

  it('at least reveals which side of the documented release it is on, and the database counts more than the image', () => {
    expect(identify('image: v0.0.53 or older').side).toBe('older');
    expect(identify('opsimate-worker').side).toBe('newer');
    expect(identify('image: v0.0.53 or older\ndatabase: v0.0.54 or later').side).toBe('newer');
  });

  it("isn't trusted if a worker contradicts it", () => {
    const {release, side, clues} = identify(
      'image: opsimate/backend:0.0.53\ncontainer_name: opsimate-worker',
    );
    expect([release, side]).toEqual([undefined, 'newer']);
    expect(clues.at(-1)).toMatchObject({
      line: 2,
      message: expect.stringContaining("doesn't match v0.0.53") as unknown,
    });
  });
});

it('never quotes anything but image tags', () => {
  const text = [
    'image: opsimate/backend:latest',
    '    - JWT_SECRET=hunter2hunter2',
    'command: curl https://user:hunter2@registry/opsimate/backend:hunter2',
    'image: opsimate/backend:${TAG:-hunter2}',
  ].join('\n');
  expect(JSON.stringify(identify(text))).not.toContain('hunter2');
});

it('responds to a text that contains only spaces', () => {
  expect(identify(' '.repeat(maxFileLength)).release).toBeUndefined();
});

it('ignores comments', () => {
  expect(identify('# image: opsimate/backend:0.0.99\nimage: opsimate/backend:0.0.53').release).toBe(
    'v0.0.53',
  );
});
