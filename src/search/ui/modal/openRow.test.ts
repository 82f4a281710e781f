import {expect, it} from 'vitest';
import {leavesPageOpen, pageOf} from './openRow';

const none = {ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};

it('leaves the page open when a key is held that does so for any link', () => {
  expect(leavesPageOpen(none)).toBe(false);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(leavesPageOpen({...none, [key]: true}), key).toBe(true);
  }
});

it('knows the page of an address without its anchor', () => {
  expect(pageOf('/docs/alerts#rules')).toBe('/docs/alerts');
});
