import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchEngine} from '../../engine/engine';
import {fixtureEngine} from '../fixtures/site';
import {practice, warmUp} from './warmUp';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An engine that records its requests. */
function listeningEngine(): {readonly engine: SearchEngine; readonly asked: readonly string[]} {
  const asked: string[] = [];
  const engine = fixtureEngine();
  return {
    asked,
    engine: {
      ...engine,
      search: (query) => {
        asked.push(query);
        return engine.search(query);
      },
    },
  };
}

it('practice begins once a reader who is typing would have sent a request, one letter at a time', () => {
  const {engine, asked} = listeningEngine();
  practice(engine, () => true);
  vi.advanceTimersByTime(199);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toHaveLength(1);
  vi.runAllTimers();
  expect(asked).toHaveLength(4);
  expect(asked.every((query) => /^[a-z]$/.test(query))).toBe(true);
});

it('practice ends with the first request', () => {
  const {engine, asked} = listeningEngine();
  practice(engine, () => asked.length < 2);
  vi.runAllTimers();
  expect(asked).toHaveLength(2);
});

it('warming up searches its own index without an error', () => {
  expect(warmUp).not.toThrow();
});
