/** Thirty logs, most of them produced by breaking the documented console or its parts: `tests/fixtures/logs`. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {knownMessages} from '@site/plugins/reference/messages/knownMessages';
import {maskSecrets} from '@site/src/site/text/maskSecrets';
import {parseTsv} from '@site/src/site/text/parseTsv';
import {referenceData} from '@site/tests/support/referenceData';
import {explain} from './explain';

const folder = 'tests/fixtures/logs';
const list = `${folder}/index.tsv`;
const columns = ['file', 'answer', 'secrets', 'origin', 'entries'] as const;
const logs = parseTsv(list, readFileSync(list, 'utf8'), columns).map(({file, secrets, entries}) => ({
  text: readFileSync(`${folder}/${file}`, 'utf8'),
  file,
  secrets: secrets === '-' ? [] : secrets.split(' '),
  entries: entries.split(' '),
}));

it('names the right entry first for 95 of 100 logs', async () => {
  const messages = knownMessages(referenceData.messages);
  const wrong: string[] = [];
  for (const {file, text, entries} of logs) {
    const {known} = await explain(text, messages);
    const first = known[0]?.message.id ?? 'nothing';
    if (!entries.includes(first)) {
      wrong.push(`${file}: ${first} first, not ${entries.join(' or ')}`);
    }
  }
  expect(wrong.length / logs.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

it.each(logs.filter(({secrets}) => secrets.length > 0))('masks every secret of $file', ({text, secrets}) => {
  const masked = maskSecrets(text);
  expect(secrets.filter((secret) => masked.includes(secret))).toEqual([]);
});
