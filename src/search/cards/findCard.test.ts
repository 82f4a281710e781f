import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {makeCards} from '@site/plugins/reference/cards';
import {textsOfMessages} from '@site/plugins/reference/messages/cards';
import {knownMessages} from '@site/plugins/reference/messages/knownMessages';
import {parseTsv} from '@site/src/site/text/parseTsv';
import {referenceData} from '@site/tests/support/referenceData';
import {cardFinder} from './findCard';
import {messageCardFinder} from './findMessage';

const {messages} = referenceData;
const findCard = cardFinder(makeCards(referenceData));
const findMessage = messageCardFinder(knownMessages(messages), textsOfMessages(messages));

interface Labeled {
  readonly query: string;
  readonly expected: string;
  readonly found: string;
}

const file = 'tests/search-queries/cards.tsv';
const labeled = parseTsv(file, readFileSync(file, 'utf8'), ['id', 'query', 'kind', 'name']).map(
  ({query, kind, name}): Labeled => {
    const card = findMessage(query) ?? findCard(query);
    // The labels have what doesn't change: for a missing feature, its anchor.
    const foundName = card?.kind === 'absence' ? card.href.replace(/.*#/, '') : card?.name;
    return {
      query,
      expected: `${kind} ${name}`.trim(),
      found: card ? `${card.kind} ${foundName ?? ''}` : 'none',
    };
  },
);

function wrongOnes(list: readonly Labeled[]): readonly string[] {
  return list
    .filter(({expected, found}) => expected !== found)
    .map(({query, expected, found}) => `${query}: ${found} instead of ${expected}`);
}

describe('the card above the hits, on the labeled queries', () => {
  it('is never a wrong one', () => {
    expect(wrongOnes(labeled.filter(({found}) => found !== 'none'))).toEqual([]);
  });

  it('is there for at least nine in ten queries that name something', () => {
    const naming = labeled.filter(({expected}) => expected !== 'none');
    const missed = wrongOnes(naming);
    expect(missed.length / naming.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });
});

describe('a copied query gets the card of what it looks like', () => {
  it.each([
    ['JWT\u200B_SECRET', 'JWT_SECRET'],
    ['\uFF2A\uFF37\uFF34_SECRET', 'JWT_SECRET'],
    ['mailer\u2060.host\u200E', 'mailer.host'],
  ])('%j', (query, name) => {
    expect(findCard(query)?.name).toBe(name);
  });

  it.each([
    'connect\u00A0ECONN\u00ADREFUSED 10.1.2.3:22',
    "Firefox can't establish a connection to the server at ops.",
  ])('%j', (query) => {
    expect(findMessage(query)?.kind).toBe('message');
  });
});

it('finds a name with one of the words that mean little in other searches', () => {
  expect(findMessage('nginx too many requests')?.kind).toBe('message');
  expect(findCard('who can give roles')?.kind).toBe('permission');
});

describe('a query gets no card', () => {
  it.each([
    ['when it names two settings', 'mailer.host or mailer.port'],
    ['when it asks for steps that a role takes', 'how can an admin reset a password'],
    ['when a role is part of the task', 'can I reset the admin password'],
    ['when the words of a short message are ordinary words in it', 'not found'],
    ['when its address has only the form of an endpoint', '/api/v1/servers'],
    ['when its port is one of many', 'port 443'],
  ])('%s', (_, query) => {
    expect(findMessage(query) ?? findCard(query)).toBeUndefined();
  });
});

describe('a pasted text gets the card of its first known message', () => {
  it('whatever is around it', () => {
    const log =
      '2026-11-20T10:00:00Z INFO start\nbackend | [ERROR] connect ECONNREFUSED 10.0.0.5:22\n    at a.js:1';
    expect(findMessage(log)?.name).toBe('connect ECONNREFUSED {address}:{port}');
  });

  it('with the words of a reader who has seen it before', () => {
    expect(findMessage('getaddrinfo ENOTFOUND db01.internal again')?.name).toBe(
      'getaddrinfo ENOTFOUND {host}',
    );
  });

  it('with the template that it has, if there are several', () => {
    expect(findMessage('docker: port is already allocated')?.name).toBe('port is already allocated');
  });

  it('and a hostile one takes no longer than any other', () => {
    const start = performance.now();
    expect(findMessage(`${'connect ECONNREFUSED'.repeat(5000)}\n${'a:'.repeat(100_000)}`)).toBeDefined();
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

it('reads only the beginning of a long pasted text', () => {
  const message = 'Error: connect ECONNREFUSED 127.0.0.1:3001';
  // Browsers take minutes to sort a million accents.
  expect(findMessage(`${message}\ne${'\u0301\u0316'.repeat(500_000)}`)?.name).toContain('ECONNREFUSED');
});
