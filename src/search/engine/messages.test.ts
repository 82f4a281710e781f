import {expect, it} from 'vitest';
import {buildIndex} from '../../../plugins/search-index/build/buildIndex';
import type {PageSection} from '../../lib/search/page';
import {createEngine} from './engine';
import {fixturePage} from './fixtures/page';

const templates = {
  refused: 'connect ECONNREFUSED {address}:{port}',
  'port-in-use': 'EADDRINUSE: address already in use',
  'port-open': '0.0.0.0:3001->3001/tcp',
  'action-failed': 'HTTP action failed: {status} {text} - {body}',
  'media-type': 'UnsupportedMediaTypeError: unsupported charset "{charset}"',
  'no-space': 'Error response from daemon: write {path}: no space left on device',
  'port-allocated': 'driver failed programming external connectivity on endpoint {name}',
  'key-not-parsed': 'Cannot parse privateKey: {reason}',
  passphrase: 'Cannot parse privateKey: Encrypted private OpenSSH key detected, but no passphrase given',
  sudoers: '{user} is not in the sudoers file',
  'container-name': 'Conflict. The container name "{name}" is already in use by container "{id}"',
  token: 'Invalid or expired token',
  'empty-secret': 'JWT_SECRET: ""',
  'api-token': 'Invalid X-API-Token',
};

const sections = Object.entries(templates).map(([anchor, heading]): PageSection => ({
  level: 3,
  anchor,
  heading,
  blocks: [],
  templates: [0],
}));

const engine = createEngine(
  buildIndex({
    origin: 'https://docs.test',
    pages: [
      fixturePage('/messages', {level: 1, anchor: null, heading: 'Messages', blocks: []}, sections),
      fixturePage('/secrets', {level: 1, anchor: null, heading: 'Secrets', blocks: []}, [
        {level: 2, anchor: 'rotate', heading: 'Rotate the JWT secret', blocks: ['Write another one.']},
        {level: 2, anchor: 'header', heading: 'The X-API-Token header', blocks: ['Send it.']},
      ]),
    ],
  }),
);

it.each([
  ['with my own values in it', 'connect ECONNREFUSED 10.1.2.3:22', 'refused'],
  ['with a timestamp and a level before it', '2026-11-20 08:03:17 [ERROR] Invalid or expired token', 'token'],
  [
    'when a value in it is the template of another one',
    'Error: listen EADDRINUSE: address already in use 0.0.0.0:3001',
    'port-in-use',
  ],
  [
    'when the words in place of a part that varies are those of another one',
    'HTTP action failed: 415 Unsupported Media Type - {"message":"exp',
    'action-failed',
  ],
  [
    'cut off within a word, after the beginning of another one',
    'Error response from daemon: driver failed programming external c',
    'port-allocated',
  ],
  [
    'cut off, rather than one in which something varies from there on',
    'Cannot parse privateKey: Encrypted private OpenSSH key detected, ',
    'passphrase',
  ],
  [
    'cut off, rather than one that varies at its beginning',
    'Conflict. The container name "/opsimate-backend" is already in u',
    'container-name',
  ],
])('finds a message %s', (_how, text, anchor) => {
  expect(engine.search(text).hits[0]?.record.anchor).toBe(anchor);
});

it.each([
  ['has the two words of a short template', 'rotate jwt secret', 'rotate'],
  ['has them with an acronym in capitals', 'JWT secret rotate', 'rotate'],
  ['has a name of several parts', 'x-api-token header', 'header'],
])('is a question when it %s', (_why, text, anchor) => {
  expect(engine.search(text).hits[0]?.record.anchor).toBe(anchor);
});
