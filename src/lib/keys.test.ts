import {describe, expect, it} from 'vitest';
import {isCommandK, isImeComposing, typedCharacter, type KeyPress} from './keys';

const enter = {keyCode: 13};
const composing = {keyCode: 229};

function press(changes: Partial<KeyPress>): KeyPress {
  const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};
  return {key: '', code: '', isComposing: false, ...enter, ...none, ...changes};
}

describe('Ctrl+K', () => {
  it.each([
    ['a Latin layout', {key: 'k', code: 'KeyK'}],
    ['Caps Lock', {key: 'K', code: 'KeyK'}],
    ['Dvorak, where another key is K', {key: 'k', code: 'KeyV'}],
    ['a Cyrillic layout', {key: 'л', code: 'KeyK'}],
    ['a Greek layout', {key: 'κ', code: 'KeyK'}],
    ['a Hebrew layout', {key: 'ל', code: 'KeyK'}],
  ])('is recognized with %s', (_layout, keys) => {
    expect(isCommandK(press({...keys, ctrlKey: true}))).toBe(true);
    expect(isCommandK(press({...keys, metaKey: true}))).toBe(true);
    expect(isCommandK(press(keys))).toBe(false);
  });

  it("deletes to the end of the line in Apple's text fields, where ⌘ with K is still recognized", () => {
    expect(isCommandK(press({key: 'k', ctrlKey: true}), true)).toBe(false);
    expect(isCommandK(press({key: 'k', metaKey: true}), true)).toBe(true);
  });

  it('is neither another letter in the position of K nor a shortcut of the browser', () => {
    expect(isCommandK(press({key: 't', code: 'KeyK', ctrlKey: true}))).toBe(false);
    expect(isCommandK(press({key: 'k', code: 'KeyK', ctrlKey: true, shiftKey: true}))).toBe(false);
    expect(isCommandK(press({key: 'k', code: 'KeyK', ctrlKey: true, altKey: true}))).toBe(false);
  });
});

describe('the character that a key press types', () => {
  it('is there with the modifiers that a layout needs for it', () => {
    expect(typedCharacter(press({key: '/', shiftKey: true}), false)).toBe('/');
    expect(typedCharacter(press({key: '/', ctrlKey: true, altKey: true}), false)).toBe('/');
    expect(typedCharacter(press({key: '/', altKey: true}), true)).toBe('/');
  });

  it("isn't there with the modifiers of commands, or for a key that types nothing", () => {
    expect(typedCharacter(press({key: '/', ctrlKey: true}), false)).toBeUndefined();
    expect(typedCharacter(press({key: '/', altKey: true}), false)).toBeUndefined();
    expect(typedCharacter(press({key: '/', metaKey: true}), true)).toBeUndefined();
    expect(typedCharacter(press({key: '/', ctrlKey: true}), true)).toBeUndefined();
    expect(typedCharacter(press({key: 'Enter'}), false)).toBeUndefined();
  });

  it("isn't there in the events without a key that autofill dispatches", () => {
    expect(typedCharacter({} as KeyPress, false)).toBeUndefined();
    expect(isCommandK({} as KeyPress)).toBe(false);
  });
});

it("An input method's key press is recognized by what the event reports, and in Safari by its code", () => {
  expect(isImeComposing(press({key: 'Enter', isComposing: true}))).toBe(true);
  expect(isImeComposing(press({key: 'Enter', ...composing}))).toBe(true);
  expect(isImeComposing(press({key: 'Enter'}))).toBe(false);
});
