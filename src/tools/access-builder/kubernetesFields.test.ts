import {describe, expect, it} from 'vitest';
import {findFaults} from '@site/src/components/form/fieldFacts';
import {listItems} from '@site/src/components/form/typed';
import {defaultKubernetesFields, type KubernetesFields, kubernetesFacts} from './kubernetesFields';

function faultsOf(fields: Partial<KubernetesFields>): object {
  return findFaults({...defaultKubernetesFields, ...fields}, kubernetesFacts);
}

describe('namespaces', () => {
  it.each([
    ['', 'Enter at least one namespace, such as shop.'],
    [' , ', 'Enter at least one namespace, such as shop.'],
    ['Shop', '"Shop" contains capital letters, which aren\'t allowed here. Enter "shop".'],
    ['My_Shop', '"My_Shop" contains the character "_". Use only a to z, digits, and hyphens.'],
    ['CAFÉ', '"CAFÉ" contains the character "É". Use only a to z, digits, and hyphens.'],
    // The lowercase forms of these two are an allowed letter, or begin with one.
    [
      '\u0130stanbul',
      '"\u0130stanbul" contains the character "\u0130". Use only a to z, digits, and hyphens.',
    ],
    ['\u212A8s', '"\u212A8s" contains the character "\u212A". Use only a to z, digits, and hyphens.'],
    ['my_shop', '"my_shop" contains the character "_". Use only a to z, digits, and hyphens.'],
    ['shop.eu', '"shop.eu" contains the character ".". Use only a to z, digits, and hyphens.'],
    ['-shop', '"-shop" must begin and end with a letter or a digit.'],
    ['shop-', '"shop-" must begin and end with a letter or a digit.'],
    ['shop, pay, shop', '"shop" appears twice. Remove one of them.'],
    [
      'team-*',
      '"team-*" is a pattern, but permissions are granted by name. List the namespaces, or choose all of them.',
    ],
    ['kube-system', 'OpsiMate leaves out kube-system, so permissions there have no effect. Remove it.'],
    ['$(shop)', '"$(shop)" contains the character "$". Use only a to z, digits, and hyphens.'],
    ['o\u200Bps', 'The text has an invisible character, probably from copying. Type the text instead.'],
    [
      'A'.repeat(300),
      `"${'A'.repeat(64)}…" contains capital letters, which aren't allowed here. Enter "${'a'.repeat(64)}…".`,
    ],
    [
      'a'.repeat(64),
      `"${'a'.repeat(64)}" has 64 characters, but only 63 are allowed. Choose a shorter name.`,
    ],
  ])('%j are rejected with what to do', (namespaces, message) => {
    expect(faultsOf({namespaces})).toEqual({namespaces: message});
  });

  it('are accepted with commas, spaces, or tabs between them', () => {
    const namespaces = ' shop,payments;web\t123\u00A0';
    expect(faultsOf({namespaces})).toEqual({});
    expect(listItems(namespaces)).toEqual(['shop', 'payments', 'web', '123']);
  });

  it("don't matter if all are chosen", () => {
    expect(faultsOf({reach: 'all', namespaces: '???'})).toEqual({});
  });
});

it('A service account and its namespace are rejected under the name of their field', () => {
  expect(faultsOf({account: '', accountNamespace: 'Ops Team'})).toEqual({
    account: 'Enter a name for the service account.',
    accountNamespace: '"Ops Team" has a space in it. Remove the space, or replace it with a hyphen.',
  });
});

it('A text that is too long is rejected alongside other faults, and only where it is used', () => {
  const text = 'a'.repeat(5001);
  expect(faultsOf({account: text, accountNamespace: ''})).toEqual({
    account: 'Shorten this to 5,000 characters; it has 5,001.',
    accountNamespace: 'Enter the namespace of the service account.',
  });
  expect(faultsOf({reach: 'all', namespaces: text, token: 'lasting', hours: text})).toEqual({});
});

it.each(['', '0', '1.5', '-1', '9000', '90d'])('A lifetime of %j is rejected with an example', (hours) => {
  expect(faultsOf({token: 'expiring', hours})).toEqual({
    hours: 'Enter a whole number of hours from 1 to 8760, such as 2160 for 90 days.',
  });
  expect(faultsOf({token: 'lasting', hours})).toEqual({});
});
