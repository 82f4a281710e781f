import {cp, mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {beforeAll, expect, it} from 'vitest';
import {messageCardFinder} from '../../../src/search/cards/findMessage';
import {explain} from '../../../src/diagnose/explain';
import {hrefOf, type KnownMessage} from '../../../src/lib/messages/knownMessage';
import {textsOfMessages} from './cards';
import {readEntries, type EntryGroup} from '../readEntries';
import {explanationFiles} from './explanations';
import {addressesByTemplate, knownMessages} from './knownMessages';
import {messageSchema, type Message} from './schema';

/** Messages that the site doesn't have: one that terminals show, and a short one. */
const proxyMessages = `
- id: squid-denied
  message: 'squid: access to {url} denied'
  seen: [host, log]
  means: The proxy refuses the address.
  do: Allow the address.
  source: [squid 6]
- id: squid-busy
  trivial: true
  message: 'squid: try again later'
  seen: [host]
  where: A terminal
  do: Wait.
  source: [squid 6]
`;

let folder = '';
let groups: readonly EntryGroup<Message>[] = [];
let messages: readonly KnownMessage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'messages-'));
  await cp('data/messages', folder, {recursive: true});
  await mkdir(path.join(folder, 'proxies'));
  await writeFile(path.join(folder, 'proxies/squid.yml'), proxyMessages);
  groups = await readEntries(folder, messageSchema);
  messages = knownMessages(groups);
});

/** The lowest rank of a folder's messages: that of its errors. */
function rankOf(folder: string): number {
  const own = messages.filter(({page}) => page.includes(`/error-messages/${folder}/`));
  return Math.min(...own.map(({rank}) => rank));
}

it('ranks folders by where their messages are seen, causes first', () => {
  expect(rankOf('proxies')).toBe(rankOf('hosts'));
  expect(rankOf('hosts')).toBeLessThan(rankOf('log'));
  expect(rankOf('log')).toBeLessThan(rankOf('api'));
  expect(rankOf('api')).toBeLessThan(rankOf('console'));
});

it('recognizes the messages of a new folder in the paste box and in search, without another list', async () => {
  const line = 'squid: access to http://a.test denied';
  const {known} = await explain(`Failed to refresh services for provider 3:\n${line}`, messages);
  expect(known.map(({message}) => hrefOf(message))).toEqual([
    '/docs/reference/error-messages/proxies/squid#squid-denied',
    '/docs/reference/error-messages/log/refresh#refresh-failed',
  ]);
  expect(messageCardFinder(messages, textsOfMessages(groups))(line)?.values).toEqual([
    ['What to do', 'Allow the address.'],
  ]);
});

it('has the link to each message, whatever the names of the parts that vary, and stops the build without one', () => {
  const addressOf = addressesByTemplate(messages);
  expect(addressOf('squid: access to {address} denied')).toMatch(/squid#squid-denied$/);
  expect(addressOf('{reason}')).toBeUndefined();
  expect(() => addressOf('squid: {url} is gone')).toThrow(
    'The API sends "squid: {url} is gone", which no entry explains: add one below data/messages.',
  );
});

const page = '/docs/reference/error-messages/proxies/squid';
const entry =
  '<details data-entry=""><summary><h2 id="squid-denied">squid</h2></summary>' +
  '<div><p>Also:</p><div>The <code>proxy</code> refuses.</div></div></details>';
const row =
  '<tr><td><code id="squid-busy" data-template>squid</code></td><td>A terminal</td><td>Wait.</td></tr>';

function filesOf(main: string, address = page) {
  const head = `<link rel="canonical" href="https://docs.test/base${address}">`;
  const tree = fromHtml(`<head>${head}</head><main>${main}</main>`);
  const own = messages.filter((message) => message.page === page);
  return explanationFiles(own, [tree], 'https://docs.test/base/');
}

it('takes the explanations of entries and rows from their page', () => {
  const explanations = {
    'squid-denied': '<p>Also:</p><div>The <code>proxy</code> refuses.</div>',
    'squid-busy': '<p>Wait.</p>',
  };
  expect(filesOf(`${entry}<table>${row}</table>`)).toEqual([
    [`${page}.explanations.json`, JSON.stringify(explanations)],
  ]);
});

it('stops the build if a page lacks a message, or data has no page', () => {
  expect(() => filesOf(entry)).toThrow(`${page} must explain these messages: squid-busy.`);
  expect(() => filesOf(entry, '/docs')).toThrow('these messages: squid-denied, squid-busy.');
});
