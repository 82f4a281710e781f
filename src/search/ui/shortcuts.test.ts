import {describe, expect, it} from 'vitest';
import {shortcutAction, type KeyPress, type ShortcutContext} from './shortcuts';

const noKeys = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false};
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({...noKeys, key, ...more});
const page: ShortcutContext = {isOpen: false, isEditing: false, isButtonFocused: false};

describe('a key press', () => {
  it('slash opens, unless a text field has the focus', () => {
    expect(shortcutAction(press('/'), page)).toEqual({type: 'open', query: ''});
    expect(shortcutAction(press('/'), {...page, isEditing: true})).toBeNull();
    expect(shortcutAction(press('/', {ctrlKey: true}), page)).toBeNull();
  });

  it('slash typed with shift, as on a German keyboard, opens as well', () => {
    expect(shortcutAction(press('/', {shiftKey: true}), page)).toEqual({type: 'open', query: ''});
  });

  it.each(['ctrlKey', 'metaKey'] as const)('%s with K opens and closes, caps lock or not', (modifier) => {
    for (const key of ['k', 'K']) {
      expect(shortcutAction(press(key, {[modifier]: true}), {...page, isEditing: true})).toEqual({
        type: 'open',
        query: '',
      });
      expect(shortcutAction(press(key, {[modifier]: true}), {...page, isOpen: true})).toEqual({
        type: 'close',
      });
    }
  });

  it("leaves the browser's own shortcuts alone", () => {
    expect(shortcutAction(press('k', {ctrlKey: true, shiftKey: true}), page)).toBeNull();
    expect(shortcutAction(press('k', {ctrlKey: true, altKey: true}), page)).toBeNull();
  });

  it('Escape closes and does nothing else', () => {
    expect(shortcutAction(press('Escape'), {...page, isOpen: true, isEditing: true})).toEqual({
      type: 'close',
    });
    expect(shortcutAction(press('Escape'), page)).toBeNull();
  });

  it('a letter on the focused button opens with it', () => {
    const onButton = {...page, isButtonFocused: true};
    expect(shortcutAction(press('d'), onButton)).toEqual({type: 'open', query: 'd'});
    expect(shortcutAction(press('ü'), onButton)).toEqual({type: 'open', query: 'ü'});
    expect(shortcutAction(press('Enter'), onButton)).toBeNull();
    expect(shortcutAction(press('d'), page)).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
    "a shortcut with %s on the focused button isn't typing",
    (modifier) => {
      expect(shortcutAction(press('r', {[modifier]: true}), {...page, isButtonFocused: true})).toBeNull();
    },
  );

  it('does nothing while an input method composes text, or without a key', () => {
    expect(shortcutAction(press('Escape', {isComposing: true}), {...page, isOpen: true})).toBeNull();
    expect(shortcutAction({...noKeys} as KeyPress, page)).toBeNull();
  });
});
