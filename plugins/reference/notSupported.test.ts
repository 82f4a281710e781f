import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {type NotSupported, notSupportedToMdx, readNotSupported} from './notSupported';

const yaml = `
- id: single-sign-on
  name: Single sign-on (SSO)
  phrases: [SSO, SAML]
  answer: There is none.
  instead: Add accounts by hand.
  source: [apps/server/src/api/v1/v1.ts:43]
`;

/** Reads a folder with the given files, each named by its place: `1.yml`, `2.yml`. */
async function read(...files: readonly string[]): ReturnType<typeof readNotSupported> {
  const folder = await mkdtemp(path.join(tmpdir(), 'not-supported-'));
  await Promise.all(files.map((text, index) => writeFile(path.join(folder, `${index + 1}.yml`), text)));
  return readNotSupported(folder);
}

describe('what the product does not have', () => {
  it('is read by area', async () => {
    await expect(read(yaml)).resolves.toMatchObject([{name: '1', entries: [{id: 'single-sign-on'}]}]);
  });

  it('is rejected with the file, the entry, and every fault', async () => {
    const faulty = yaml
      .replace('[SSO, SAML]', '[]')
      .replace('There is none.', 'There is `none`.')
      .replace('Add accounts by hand.', '"- Add accounts by hand."')
      .replace('  source:', '  later: Soon.\n  source:');
    await expect(read(faulty)).rejects.toThrow(
      /Entry "single-sign-on" in .*1\.yml isn't valid:[^]*"phrases" must contain[^]*"answer"[^]*plain text[^]*"instead"[^]*begins with a sentence[^]*"later"[^]*a release/,
    );
  });

  it('is rejected if readers could mean two entries by the same words', async () => {
    const other = yaml.replace('single-sign-on', 'saml').replace('Single sign-on (SSO)', 'Saml');
    await expect(read(yaml, other.replace('[SSO, SAML]', '[other]'))).rejects.toThrow(
      'The phrase "saml" is taken: "single-sign-on" and "saml" both have it. Delete one.',
    );
  });
});

const entry: NotSupported = {
  id: 'web-terminal',
  name: 'Terminal in the browser (SSH, exec)',
  phrases: ['web terminal', '"quoted" <b>'],
  answer: 'There is no terminal, not even a {small} one for < 80 columns.',
  instead: 'Use `docker exec "{{serviceName}}"`:\n\n```bash\ntrue\n```',
  later: 'It came with v0.0.99.',
};

describe('what the product does not have, as a page', () => {
  const text = notSupportedToMdx({name: 'actions', entries: [entry]});

  it('is answered first, then what to do instead, then what later releases have', () => {
    const places = ['There is no terminal', '**Instead:** Use', '**Later releases** are'].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('It came with v0.0.99.');
  });

  it('says nothing about later releases when nothing is known', () => {
    const {later: _, ...unknown} = entry;
    expect(notSupportedToMdx({name: 'actions', entries: [unknown]})).not.toContain('Later releases');
  });

  it('is MDX, whatever characters an entry has', async () => {
    expect(text).toContain('a \\{small\\} one for \\< 80');
    await expect(compile(text)).resolves.toBeDefined();
  });
});
