import {expect, it} from 'vitest';
import {sectionHash} from './sectionHash';

const ids: readonly string[] = ['ports', 'get-health', 'rôle', 'v0.0.53', 'a', 'step-1.'];
const has = (id: string): boolean => ids.includes(id);

it.each([
  '.',
  ',',
  ')',
  ').',
  ']',
  '>',
  '"',
  '%22',
  '%E2%80%9D',
  '*',
  '`',
  ':',
  '!',
  '?',
  ';',
  "'",
  '%20',
  '/',
  '…',
])('with %s pasted behind it, it leads to its section', (tail) => {
  expect(sectionHash(`#ports${tail}`, has)).toBe('#ports');
  expect(sectionHash(`#get-health${tail}`, has)).toBe('#get-health');
});

it.each([
  ['##ports', '#ports'],
  ['#-ports', '#ports'],
  ['#Ports', '#ports'],
  ['#GET-health).', '#get-health'],
  ['#ports)[2]', '#ports'],
  ['#ports](https://example.com', '#ports'],
  ['#r%C3%B4le.', '#r%C3%B4le'],
  ['#v0.0.53)', '#v0.0.53'],
])('%s leads to %s', (hash, section) => {
  expect(sectionHash(hash, has)).toBe(section);
});

it.each(['', '#', '#ports', '#v0.0.53', '#step-1.', '#top', '#comments.', '#.', '#text=ports', '#%23'])(
  '%j stays as it is',
  (hash) => {
    expect(sectionHash(hash, has)).toBe(hash);
  },
);
