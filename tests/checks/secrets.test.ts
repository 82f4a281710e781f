import {describe, expect, it} from 'vitest';
import {plantedSecrets} from '../fixtures/plantedSecrets';
import {findSecrets, readings} from './secrets';

async function found(
  text: string,
  publicValues?: readonly string[],
  known?: readonly string[],
): Promise<readonly string[]> {
  const problems = await findSecrets([{file: 'docs/index.html', text}], publicValues, known);
  return problems.map(({what}) => what);
}

describe('the search for secrets', () => {
  it.each(plantedSecrets)('finds %s', async (_kind, text) => {
    expect(await found(`<p>Before</p><pre>${text}</pre>`)).not.toEqual([]);
  });

  it("doesn't repeat what it found", async () => {
    for (const [, text] of plantedSecrets) {
      expect((await found(text)).join('\n')).not.toContain(text);
    }
  });

  it.each([
    'JWT_SECRET=$(openssl rand -hex 32)',
    'API_TOKEN="$API_TOKEN"',
    'password: your-database-password-here',
    'A private key begins with -----BEGIN OPENSSH PRIVATE KEY----- and ends likewise.',
    '"docusaurus.announcement.dismiss"',
    'token = localStorage.getItem(name)',
    'kubectl create token opsimate-readonly-service-account',
  ])('lets pages contain: %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });

  it('knows what is public by design, and what this machine keeps secret', async () => {
    const key = '0123456789abcdef0123456789abcdef';
    expect(await found(`apiKey:"${key}"`)).toHaveLength(1);
    expect(await found(`apiKey:"${key}"`, [key])).toEqual([]);
    expect(await found('a plain-looking-value', [], ['plain-looking-value'])).toHaveLength(1);
  });

  it('finds what the code highlighter cut into pieces', async () => {
    const [, key = ''] = plantedSecrets.find(([kind]) => kind === 'an AWS key') ?? [];
    const html = `<code><span>${key.slice(0, 4)}</span><span>${key.slice(4)}</span></code>`;
    expect(await findSecrets(readings('page.html', html))).toHaveLength(1);
  });

  it.each(plantedSecrets)('says in which of several files %s is', async (_kind, text) => {
    const files = ['first.md', 'second.md', 'third.md'];
    const problems = await findSecrets(
      files.map((file) => ({file, text: file === 'second.md' ? text : 'Nothing here.\n'})),
    );
    expect([...new Set(problems.map(({where}) => where))]).toEqual(['second.md']);
  });
});
