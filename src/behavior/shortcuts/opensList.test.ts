import {describe, expect, it} from 'vitest';
import {opensList} from './opensList';

const press = {key: '?', ctrlKey: false, metaKey: false, altKey: false, isComposing: false};
const page = {isEditing: false, isCovered: false};

describe('a question mark', () => {
  it('opens the list of shortcuts, and no other key does', () => {
    expect(opensList(press, page)).toBe(true);
    expect(opensList({...press, key: '/'}, page)).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)(
    'belongs to the browser with %s',
    (key) => {
      expect(opensList({...press, [key]: true}, page)).toBe(false);
    },
  );

  it('is text in a field, and does nothing behind a dialog', () => {
    expect(opensList(press, {...page, isEditing: true})).toBe(false);
    expect(opensList(press, {...page, isCovered: true})).toBe(false);
  });
});
