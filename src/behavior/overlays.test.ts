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
    vi.resetModules();
    page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', page);
    overlays = await import('./overlays');
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('it closes everything that is open right away, except for the menu, which the framework closes', () => {
    const [menu, search] = [vi.fn(), vi.fn()];
    overlays.registerOverlay('menu', menu);
    overlays.registerOverlay('search', search);
    page.dispatchEvent(new Event('popstate'));
    expect([menu, search].map(({mock}) => mock.calls.length)).toEqual([0, 1]);
  });

  it('Escape closes what was opened last, and a held one nothing else', () => {
    const [menu, search] = [vi.fn(), vi.fn()];
    overlays.registerOverlay('menu', menu);
    overlays.registerOverlay('search', search);
    expect(pressEscape(page, {isComposing: true})).toBe(false);
    expect(pressEscape(page)).toBe(true);
    expect(pressEscape(page, {repeat: true})).toBe(true);
    expect([menu, search].map(({mock}) => mock.calls.length)).toEqual([0, 1]);
    pressEscape(page);
    expect(menu).toHaveBeenCalledTimes(1);
    expect(pressEscape(page)).toBe(false);
  });
});
