import {expect, it} from 'vitest';
import {initialAnswers} from './answers';
import {describeInstallation} from './installation';

it.each([
  [{}, 'For `opsimate.example.com` with TLS through nginx, no mail, and no API token.'],
  [
    {proxy: 'caddy', otherHostnames: 'b.example.com', mail: true, webhooks: 'google', dockerHost: true},
    'For `opsimate.example.com` and `b.example.com` with TLS through Caddy, mail, webhooks from Google Cloud, and the Docker host as a server.',
  ],
  [
    {proxy: 'none', webhooks: 'own'},
    'For `opsimate.example.com` with access through an SSH tunnel, no mail, and an API token.',
  ],
  [
    {proxy: 'none', exposure: 'network', address: '192.0.2.10'},
    'For `opsimate.example.com` with plain HTTP on 192.0.2.10, no mail, and no API token.',
  ],
] as const)('Answers %j make one sentence', (changes, sentence) => {
  expect(describeInstallation({...initialAnswers(), ...changes})).toBe(sentence);
});
