import {runInNewContext} from 'node:vm';
import {expect, it, vi} from 'vitest';
import type {KeyPress} from '../../src/lib/keys';
import {keepEarlyPresses} from './keepEarlyPresses';

type Press = Partial<KeyPress>;

/** Whether the document keeps a key press in an element from the browser. */
function isHeldBack(press: Press, tagName: string, platform = 'Linux x86_64'): boolean {
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(keepEarlyPresses, {
    window: {},
    navigator: {platform},
    localStorage: {getItem: () => null},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  const target = {matches: (selector: string) => selector.split(', ').includes(tagName)};
  const preventDefault = vi.fn();
  listeners.get('keydown')?.({...press, target, preventDefault});
  return preventDefault.mock.calls.length > 0;
}

it('keeps what opens the search until the page can react', () => {
  expect(isHeldBack({key: '/'}, 'body')).toBe(true);
  expect(isHeldBack({key: 'k', ctrlKey: true}, 'body')).toBe(true);
  expect(isHeldBack({key: 'k', ctrlKey: true}, 'textarea')).toBe(true);
});

it.each(['input', 'textarea', 'select'])(
  'lets readers type a slash into the %s that has the focus',
  (field) => {
    expect(isHeldBack({key: '/'}, field)).toBe(false);
  },
);

it('recognizes the shortcut whatever the layout and Caps Lock make of it', () => {
  expect(isHeldBack({key: 'K', code: 'KeyK', ctrlKey: true}, 'body')).toBe(true);
  expect(isHeldBack({key: 'л', code: 'KeyK', ctrlKey: true}, 'body')).toBe(true);
});

it.each<readonly [what: string, press: Press]>([
  ['a character that AltGr types', {key: 'ķ', code: 'KeyK', ctrlKey: true, altKey: true}],
  ["the browser's own Ctrl+Shift+K", {key: 'Л', code: 'KeyK', ctrlKey: true, shiftKey: true}],
])('leaves %s to the browser', (_what, press) => {
  expect(isHeldBack(press, 'textarea')).toBe(false);
});

it("leaves Ctrl+K in Apple's text fields to the system, and handles Command+K", () => {
  expect(isHeldBack({key: 'k', ctrlKey: true}, 'textarea', 'MacIntel')).toBe(false);
  expect(isHeldBack({key: 'k', metaKey: true}, 'textarea', 'MacIntel')).toBe(true);
  expect(isHeldBack({key: 'k', ctrlKey: true}, 'body', 'MacIntel')).toBe(true);
});
