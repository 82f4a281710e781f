import {describe, expect, it} from 'vitest';
import {shortcutGroups} from './list';

function keysOf(isApple: boolean, isCompleting: boolean): readonly string[] {
  const groups = shortcutGroups({isApple, isCompleting});
  return groups.flatMap(({where, shortcuts}) =>
    shortcuts.flatMap(({keys}) => keys.map((combination) => `${where}: ${combination.join('+')}`)),
  );
}

describe('the list of shortcuts', () => {
  it("names the keys of a reader's keyboard", () => {
    expect(keysOf(false, true)).toContain('On every page: Ctrl+K');
    expect(keysOf(true, true)).toContain('On every page: ⌘+K');
    expect(keysOf(true, true).filter((keys) => keys.includes('Ctrl'))).toEqual([]);
  });

  it("leaves out completion if the search doesn't complete queries", () => {
    expect(keysOf(false, true)).toContain('In the search: →');
    expect(keysOf(false, false)).not.toContain('In the search: →');
  });

  it('says what a key does once per place', () => {
    const all = keysOf(false, true).filter((keys) => keys !== 'In the text: Enter');
    expect(new Set(all).size).toBe(all.length);
  });
});
