import {describe, expect, it} from 'vitest';
import {type KeyPress} from '@site/src/lib/keys';
import {shortcutAction, type ShortcutContext} from './shortcuts';

const noKeys = {
  code: '',
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
};
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({...noKeys, key, ...more});
const page: ShortcutContext = {
  isOpen: false,
  isEditing: false,
  isButtonFocused: false,
  isApple: false,
  hasSingleKeys: true,
};

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

  it('slash is a character once the reader has turned off single-key shortcuts, but Ctrl+K still works', () => {
    const without = {...page, hasSingleKeys: false};
    expect(shortcutAction(press('/'), without)).toBeNull();
    expect(shortcutAction(press('k', {ctrlKey: true}), without)).toEqual({type: 'open', query: ''});
  });

  it('Ctrl+K in a text field belongs to the system on a Mac, where ⌘ with K searches', () => {
    const onMac = {...page, isApple: true};
    expect(shortcutAction(press('k', {ctrlKey: true}), {...onMac, isEditing: true})).toBeNull();
    expect(shortcutAction(press('k', {metaKey: true}), {...onMac, isEditing: true})).toEqual({
      type: 'open',
      query: '',
    });
    expect(shortcutAction(press('k', {ctrlKey: true}), onMac)).toEqual({type: 'open', query: ''});
  });

  it("leaves the browser's own shortcuts alone", () => {
    expect(shortcutAction(press('k', {ctrlKey: true, shiftKey: true}), page)).toBeNull();
    expect(shortcutAction(press('k', {ctrlKey: true, altKey: true}), page)).toBeNull();
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
    expect(shortcutAction(press('/', {isComposing: true}), page)).toBeNull();
    expect(shortcutAction({...noKeys} as KeyPress, page)).toBeNull();
  });
});
