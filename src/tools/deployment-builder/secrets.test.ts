import {describe, expect, it} from 'vitest';
import {initialAnswers} from './answers';
import {buildFiles} from './buildFiles';
import {hiddenSecrets, makeSecrets, withoutPassword} from './secrets';

describe('secrets', () => {
  it('have 32 bytes as hexadecimal digits, and no two are the same', () => {
    const values = Array.from({length: 50}, () => Object.values<string>({...makeSecrets()})).flat();
    expect(values.every((value) => /^[\da-f]{64}$/.test(value))).toBe(true);
    expect(new Set(values).size).toBe(150);
  });

  it('and the mail password are hidden in all files, which are otherwise the same', () => {
    const answers = {...initialAnswers(), mail: true, webhooks: 'own', mailPassword: 'e'} as const;
    const secrets = makeSecrets();
    const shown = buildFiles(withoutPassword(answers), hiddenSecrets).map(({text}) => text.split('\n'));
    const hidden = buildFiles(answers, secrets)
      .flatMap(({text}, file) => text.split('\n').filter((line, index) => line !== shown[file]?.[index]))
      .map((line) => line.trim());
    expect(hidden).toEqual([
      'pass: "e"',
      `JWT_SECRET=${secrets.JWT_SECRET}`,
      `ENCRYPTION_KEY=${secrets.ENCRYPTION_KEY}`,
      `API_TOKEN=${secrets.API_TOKEN}`,
    ]);
    const empty = {...answers, mailPassword: ''};
    expect(withoutPassword(empty)).toBe(empty);
  });
});
