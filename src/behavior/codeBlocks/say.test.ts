import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {say} from './say';

const frame = 16;

/** A live region, and every text that it has shown. */
function region(): {readonly status: Element; readonly texts: readonly string[]} {
  const texts: string[] = [];
  const status = {
    set textContent(text: string) {
      texts.push(text);
    },
  };
  return {status: status as Element, texts};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows a message for its whole time, even soon after another one', () => {
  const {status, texts} = region();
  say(status, 'one', 2000);
  vi.advanceTimersByTime(1900);
  say(status, 'two', 2000);
  vi.advanceTimersByTime(1900);
  expect(texts.at(-1)).toBe('two');
  vi.advanceTimersByTime(200);
  expect(texts.at(-1)).toBe('');
});

it('removes a message before it shows the same one again, so that screen readers announce it', () => {
  const {status, texts} = region();
  say(status, 'one', 2000);
  vi.advanceTimersByTime(frame);
  say(status, 'one', 2000);
  vi.advanceTimersByTime(frame);
  expect(texts).toEqual(['', 'one', '', 'one']);
});

it('keeps the messages of two regions apart', () => {
  const [first, second] = [region(), region()];
  say(first.status, 'one', 2000);
  say(second.status, 'two', 5000);
  vi.advanceTimersByTime(2000 + frame);
  expect([first.texts.at(-1), second.texts.at(-1)]).toEqual(['', 'two']);
});
