import {expect, it} from 'vitest';
import {maskSecrets} from './maskSecrets';

const secret = 'hunter2hunter2';

it.each([
  `JWT_SECRET=${secret}`,
  `  ENCRYPTION_KEY: "${secret} with spaces"`,
  `{"email":"a@b.c","password":"${secret}"}`,
  `Authorization: Bearer ${secret}`,
  `X-API-Token: ${secret}`,
  `GET /alerts?api_token=${secret}&x=1`,
  `postgres://user:${secret}@host/db`,
  `https://hooks.slack.com/services/T0/B0/${secret}`,
  `https://example.com/webhook/${secret}`,
  `mysql --password ${secret}`,
  `eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.${secret}`,
  `-----BEGIN OPENSSH PRIVATE KEY-----\n${secret}\n-----END OPENSSH PRIVATE KEY-----`,
  `smtp: { auth: { user: 'a', pass: '${secret}' } }`,
  `ghp_${secret}${secret}`,
  `{“password”: “${secret} with spaces”}`,
  `pass\u200Bword=${secret}`,
  `JWT_SECRET\uFF1A${secret}`,
])('masks the secret of %s', (text) => {
  expect(maskSecrets(text)).not.toContain(secret);
});

it.each([
  'Failed to decrypt password',
  'JWT_SECRET: ""',
  'Invalid or expired token',
  'connect ECONNREFUSED 10.0.0.5:22',
  'Cannot parse privateKey: Unsupported key format',
  'Error response from daemon: No such container: web-1',
  'https://docs.example.com/guides/webhooks',
  'Safari can’t open the page “https://ops.example.com”',
])('leaves %s as it is', (text) => {
  expect(maskSecrets(text)).toBe(text);
});

it.each(['https://', '-a', '1/'])(
  'finishes a long text that contains only %s',
  (beginning) => {
    const text = beginning.repeat(200_000 / beginning.length);
    expect(maskSecrets(`${text} JWT_SECRET=${secret}`)).not.toContain(secret);
    // Trying each beginning with the rest of the text took over 24 seconds.
  },
  15_000,
);
