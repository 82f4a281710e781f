import {describe, expect, it} from 'vitest';
import {plantedSecrets} from './fixtures/plantedSecrets';
import {findSecrets} from './secrets';

function found(text: string, publicValues?: readonly string[], known?: readonly string[]): readonly string[] {
  return findSecrets({file: 'docs/index.html', text}, publicValues, known).map(({what}) => what);
}

describe('the search for secrets', () => {
  it.each(plantedSecrets)('finds %s', (_kind, text) => {
    expect(found(`<p>Before</p><pre>${text}</pre>`)).not.toEqual([]);
  });

  it('does not repeat what it found', () => {
    for (const [, text] of plantedSecrets) {
      expect(found(text).join('\n')).not.toContain(text);
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
    'xoxb-your-token',
  ])('lets pages write: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('knows what is public by design, and what this machine keeps secret', () => {
    const key = '0123456789abcdef0123456789abcdef';
    expect(found(`apiKey:"${key}"`)).toHaveLength(1);
    expect(found(`apiKey:"${key}"`, [key])).toEqual([]);
    expect(found('a plain-looking-value', [], ['plain-looking-value'])).toHaveLength(1);
  });
});
