import {expect, it} from 'vitest';
import {diagnosePath, handedOver, handOver} from './diagnose';

function hashOf(address: string): string {
  return address.slice(address.indexOf('#'));
}

it('hands a text over in the hash of an address, which stays short', () => {
  expect(handedOver(hashOf(diagnosePath('a b&c=😀\n"d"')), null)).toBe('a b&c=😀\n"d"');
  expect(handedOver(hashOf(diagnosePath('x'.repeat(50_000))), null)).toHaveLength(20_000);
});

it('hands a whole log over in an entry of the history', () => {
  const text = 'x'.repeat(50_000);
  expect(handedOver('', handOver(text))).toBe(text);
});

it.each([
  ['', null],
  ['#start-from-the-symptom', undefined],
  ['#text', {}],
  ['', {pasted: 1}],
  ['', 'pasted'],
])('hands nothing over in %j and %j', (hash, state) => {
  expect(handedOver(hash, state)).toBe('');
});
