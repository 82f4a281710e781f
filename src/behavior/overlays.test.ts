import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type * as Overlays from './overlays';

/** Presses Escape, and tells whether the page took the key. */
function pressEscape(page: EventTarget, more: Partial<KeyboardEvent> = {}): boolean {
  const press = Object.assign(new Event('keydown', {cancelable: true}), {key: 'Escape', ...more});
  return !page.dispatchEvent(press);
}

describe('in a browser where Back leaves the page', () => {
  let page: EventTarget;
  let overlays: typeof Overlays;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    page = new EventTarget();
    vi.stubGlobal('window', page);
    overlays = await import('./overlays');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('it closes everything that is open', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    overlays.overlayOpened('menu', first);
    overlays.overlayOpened('search', second);
    page.dispatchEvent(new Event('popstate'));
    vi.runAllTimers();
    expect([first, second].map(({mock}) => mock.calls.length)).toEqual([1, 1]);
  });

  it('it leaves alone what the framework closes on the same Back', () => {
    const toggle = vi.fn();
    const forget = overlays.overlayOpened('menu', toggle);
    page.dispatchEvent(new Event('popstate'));
    forget();
    vi.runAllTimers();
    expect(toggle).not.toHaveBeenCalled();
  });

  it('Escape closes what was opened last, and a held one nothing else', () => {
    const [menu, search] = [vi.fn(), vi.fn()];
    overlays.overlayOpened('menu', menu);
    overlays.overlayOpened('search', search);
    expect(pressEscape(page, {isComposing: true})).toBe(false);
    expect(pressEscape(page)).toBe(true);
    expect(pressEscape(page, {repeat: true})).toBe(true);
    expect([menu, search].map(({mock}) => mock.calls.length)).toEqual([0, 1]);
    pressEscape(page);
    expect(menu).toHaveBeenCalledTimes(1);
    expect(pressEscape(page)).toBe(false);
  });
});
