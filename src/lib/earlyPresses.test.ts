import {runInNewContext} from 'node:vm';
import {expect, it, vi} from 'vitest';
import {keepEarlyPresses} from './earlyPresses';

interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
}

/** Whether the document keeps a key press in an element from the browser. */
function isHeldBack(press: Press, tagName: string): boolean {
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(keepEarlyPresses, {
    window: {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  const target = {matches: (selector: string) => selector.split(', ').includes(tagName)};
  const preventDefault = vi.fn();
  listeners.get('keydown')?.({...press, target, preventDefault});
  return preventDefault.mock.calls.length > 0;
}

it('holds back what opens the search, before the page can react', () => {
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
