import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readNotSupported} from './readNotSupported';

const entry = `
- id: single-sign-on
  name: Single sign-on (SSO)
  wordings: [SSO, SAML]
  answer: There is none.
  instead: Add accounts by hand.
  source: [apps/server/src/api/v1/v1.ts:43]
`;

/** Reads a folder with the given files, each named by its place: `1.yml`, `2.yml`. */
async function read(...files: readonly string[]): ReturnType<typeof readNotSupported> {
  const folder = await mkdtemp(path.join(tmpdir(), 'not-supported-'));
  await Promise.all(files.map((text, place) => writeFile(path.join(folder, `${place + 1}.yml`), text)));
  return readNotSupported(folder);
}

describe('what the product does not have', () => {
  it('is read by area, with the address of each entry', async () => {
    await expect(read(entry)).resolves.toMatchObject([
      {name: '1', entries: [{id: 'single-sign-on', href: '/docs/reference/not-supported#single-sign-on'}]},
    ]);
  });

  it('is refused with the file, the entry, and every fault', async () => {
    const faulty = entry
      .replace('[SSO, SAML]', '[]')
      .replace('There is none.', 'There is `none`.')
      .replace('Add accounts by hand.', '"- Add accounts by hand."')
      .replace('  source:', '  later: Soon.\n  source:');
    await expect(read(faulty)).rejects.toThrow(
      /Entry "single-sign-on" in .*1\.yml isn't valid:[^]*"wordings" must contain[^]*"answer"[^]*plain text[^]*"instead"[^]*begins with a sentence[^]*"later"[^]*a release/,
    );
  });

  it('is refused when readers could mean two entries by the same words', async () => {
    const other = entry.replace('single-sign-on', 'saml').replace('Single sign-on (SSO)', 'Saml');
    await expect(read(entry, other.replace('[SSO, SAML]', '[other]'))).rejects.toThrow(
      'The wording "saml" is taken: "single-sign-on" and "saml" both have it. Delete one.',
    );
  });
});
