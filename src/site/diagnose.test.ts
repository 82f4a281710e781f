import {expect, it} from 'vitest';
import {diagnosePath, handedOver, handOver} from './diagnose';

function hashOf(address: string): string {
  return address.slice(address.indexOf('#'));
}

it('passes a text on in the hash of a URL, which stays short', () => {
  expect(handedOver(hashOf(diagnosePath('a b&c=😀\n"d"')), null)).toBe('a b&c=😀\n"d"');
  expect(handedOver(hashOf(diagnosePath('x'.repeat(50_000))), null)).toHaveLength(20_000);
});

it('passes a whole log on in a history entry', () => {
  const text = 'x'.repeat(50_000);
  expect(handedOver('', handOver(text))).toBe(text);
});

it.each([
  ['', null],
  ['#start-from-the-symptom', undefined],
  ['#text', {}],
  ['', {pasted: 1}],
  ['', 'pasted'],
])('passes nothing on in %j and %j', (hash, state) => {
  expect(handedOver(hash, state)).toBe('');
});
