import {describe, expect, it} from 'vitest';
import {referenceData} from '../../tests/support/referenceData';
import {hrefOf} from '../../src/lib/messages/knownMessage';
import {knownMessages} from './messages/knownMessages';
import type {CardKind} from '../../src/lib/reference/card';
import {makeCards} from './cards';
import {textsOfMessages} from './messages/cards';
import {longestText} from './leadingSentences';

const cards = makeCards(referenceData);
const textsByMessage = textsOfMessages(referenceData.messages);
const allTexts = [...cards, ...Object.values(textsByMessage)];

function cardOf(kind: CardKind, name: string) {
  return cards.find((card) => card.kind === kind && card.name === name);
}

describe('the cards of the site', () => {
  it('are short: at most 240 characters in each text, without what its links lead to', () => {
    const texts = allTexts.flatMap(({text, values}) => [text, ...values.map(([, value]) => value)]);
    const tooLong = texts.filter((text) => text.replace(/\]\([^)]*\)/g, '').length > longestText + 1);
    expect(tooLong).toEqual([]);
  });

  it('say something and lead to a page', () => {
    expect(allTexts.filter(({text, values}) => text === '' && values.length === 0)).toEqual([]);
    const hrefs = [...cards.map(({href}) => href), ...knownMessages(referenceData.messages).map(hrefOf)];
    expect(hrefs.filter((href) => !/^\/docs\/[\w/-]+#[\w-]+$/.test(href))).toEqual([]);
  });

  it('show the type of a setting and what applies without it', () => {
    expect(cardOf('setting', 'server.port')?.values).toEqual([
      ['Type', 'number, required'],
      ['Without a file', '`3001`'],
    ]);
    expect(cardOf('setting', 'mailer.enabled')?.values).toEqual([
      ['Type', 'boolean'],
      ['Default', '`false`'],
    ]);
  });

  it('name a setting by its last part, unless that is an ordinary word', () => {
    expect(cardOf('setting', 'vm.try_with_sudo')?.names).toEqual(['vm.try_with_sudo', 'try_with_sudo']);
    expect(cardOf('setting', 'mailer.host')?.names).toEqual(['mailer.host']);
  });

  it('say that a setting without effect has none', () => {
    expect(cardOf('variable', 'SMTP_HOST')?.text).toBe('Has no effect.');
  });

  it('list the methods of a path that has several', () => {
    const methods = cardOf('endpoint', '/api/v1/providers')?.values.map(([method]) => method);
    expect(methods).toEqual(['GET', 'POST']);
    expect(cardOf('endpoint', 'POST /api/v1/alerts/custom')?.names).toContain('/api/v1/alerts/custom');
  });

  it("show a message's likely cause, the command that checks it, and what to do", () => {
    const values = textsByMessage['all-authentication-methods-failed']?.values;
    expect(values?.map(([label]) => label)).toEqual([
      expect.stringMatching(/^Most likely of [2-9] causes$/),
      'Check',
      'What to do',
    ]);
    expect(values?.[1]?.[1]).toMatch(
      /^`ssh .* true`\. Confirmed if it prints a line with `Permission denied`\.$/,
    );
  });

  it('leave out a check that takes several commands', () => {
    const labels = textsByMessage['sqlite-malformed']?.values.map(([label]) => label);
    expect(labels).toEqual([expect.stringMatching(/^Most likely of/), 'What to do']);
  });
});
