import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {afterTyping} from './afterTyping';

const box = new EventTarget() as HTMLElement;

function type(): void {
  box.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs once, 300 ms after the last letter', () => {
  const callback = vi.fn();
  afterTyping(box, callback);
  vi.advanceTimersByTime(299);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  type();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});

it('waits as long as more letters are typed', () => {
  const callback = vi.fn();
  afterTyping(box, callback);
  for (let letters = 0; letters < 5; letters += 1) {
    vi.advanceTimersByTime(200);
    type();
  }
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(callback).toHaveBeenCalledOnce();
});

it("never runs after it's canceled, whatever is typed", () => {
  const callback = vi.fn();
  const cancel = afterTyping(box, callback);
  cancel();
  type();
  vi.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
});
