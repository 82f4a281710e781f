import {describe, expect, it} from 'vitest';
import type {Answer, Row} from './rows';
import type {StoredSearch} from './storedSearches';
import {modalReducer, initialModalState, rowCount, type ModalAction, type ModalState} from './modalState';

function answer(query: string, ...groups: readonly string[]): Answer {
  const rows = groups.map((lvl0) => ({search: {hierarchy: {lvl0}}}) as Row);
  return {
    query,
    total: rows.length,
    rows,
    reading: undefined,
  };
}

function after(...events: readonly ModalAction[]): ModalState {
  return events.reduce(modalReducer, initialModalState(''));
}

const type = (query: string): ModalAction => ({type: 'input', query});
const found = (query: string, ...groups: readonly string[]): ModalAction => ({
  type: 'answer',
  answer: answer(query, ...groups),
});
const search = {objectID: '1'} as StoredSearch;

describe('a search in the modal', () => {
  it('is idle, then loading, then stalled, then idle again', () => {
    expect(initialModalState('').status).toBe('idle');
    expect(after(type('a')).status).toBe('loading');
    expect(after(type('a'), {type: 'stall'}).status).toBe('stalled');
    expect(after(type('a'), {type: 'stall'}, found('a', 'x')).status).toBe('idle');
  });

  it('is busy after a moment, until it ends', () => {
    expect(after(type('a'), {type: 'busy'}).isBusy).toBe(true);
    expect(after(type('a'), found('a'), {type: 'busy'}).isBusy).toBe(false);
    expect(after(type('a'), {type: 'busy'}, found('a', 'x')).isBusy).toBe(false);
    expect(
      after(type('a'), {type: 'busy'}, {type: 'failure', query: 'a', reason: 'unreachable'}).isBusy,
    ).toBe(false);
    expect(after(type('a'), {type: 'busy'}, type('')).isBusy).toBe(false);
  });

  it('keeps the previous results until the next response', () => {
    const state = after(type('a'), found('a', 'x'), type('ab'));
    expect(state.outcome).toMatchObject({kind: 'results', answer: {query: 'a'}});
  });

  it('shows the response to part of the query, and continues', () => {
    const state = after(type('a'), type('ab'), found('a', 'x'));
    expect(state).toMatchObject({status: 'loading', outcome: {answer: {query: 'a'}}});
  });

  it('continues when it is retried, and shows the failure until the next outcome', () => {
    const failed = after(type('a'), {type: 'failure', query: 'a', reason: 'unreachable'});
    const retried = modalReducer(failed, {type: 'retry'});
    expect(retried).toMatchObject({status: 'loading', retries: 1, outcome: {kind: 'failure'}});
    expect(modalReducer(retried, {type: 'retry'})).toBe(retried);
  });

  it('fails for its own query only', () => {
    expect(after(type('a'), {type: 'failure', query: 'a', reason: 'unreachable'})).toMatchObject({
      status: 'failed',
      outcome: {kind: 'failure'},
    });
    expect(after(type('a'), type('ab'), {type: 'failure', query: 'a', reason: 'unreachable'})).toMatchObject({
      status: 'loading',
      outcome: null,
    });
  });

  it('keeps the failure until the next response', () => {
    const failed = after(
      type('a'),
      {type: 'failure', query: 'a', reason: 'unreachable'},
      {type: 'stall'},
      type('ab'),
    );
    expect(failed).toMatchObject({status: 'loading', outcome: {kind: 'failure'}});
    expect(modalReducer(failed, found('ab', 'x'))).toMatchObject({
      status: 'idle',
      outcome: {kind: 'results'},
    });
  });

  it('leaves nothing behind when the box is cleared', () => {
    const cleared = after(type('a'), {type: 'stall'}, type(''));
    expect(cleared).toMatchObject({status: 'idle', outcome: null});
    expect(modalReducer(cleared, found('a', 'x'))).toBe(cleared);
    expect(modalReducer(cleared, {type: 'failure', query: 'a', reason: 'unreachable'})).toBe(cleared);
  });

  it('suggests up to three categories of the last results if nothing is found', () => {
    const state = after(type('a'), found('a', 'A', 'B', 'C', 'D'), type(''), type('zz'), found('zz'));
    expect(state.suggestions).toEqual(['A', 'B', 'C']);
  });

  it('suggests a category once if its results are in two groups', () => {
    const state = after(type('a'), found('a', 'A', 'B', 'A'), type('zz'), found('zz'));
    expect(state.suggestions).toEqual(['A', 'B']);
  });
});

describe('the selected row', () => {
  it('moves through all rows and wraps around', () => {
    const three = [type('a'), found('a', 'x', 'y', 'z')];
    expect(after(...three, {type: 'move', by: 1}).selected).toBe(1);
    expect(after(...three, {type: 'move', by: -1}).selected).toBe(2);
    expect(after(...three, {type: 'move', by: -1}, {type: 'move', by: 1}).selected).toBe(0);
  });

  it('does not move if there are no rows', () => {
    const state = after(type('a'), found('a'));
    expect(modalReducer(state, {type: 'move', by: 1})).toBe(state);
  });

  it('is the first one again when the results change', () => {
    const state = after(
      type('a'),
      found('a', 'x', 'y'),
      {type: 'select', row: 1},
      type('ab'),
      found('ab', 'x'),
    );
    expect(state).toMatchObject({selected: 0, chosenBy: null});
  });

  it('stays within the stored searches when one is removed', () => {
    const two = {recents: [search, {...search, objectID: '2'}], favorites: []};
    const state = after({type: 'stored', stored: two}, {type: 'move', by: -1});
    expect(state.selected).toBe(1);
    const one = modalReducer(state, {type: 'stored', stored: {recents: [search], favorites: []}});
    expect(one.selected).toBe(0);
  });
});

it('counts the rows that are shown: stored searches, then results', () => {
  const stored = {recents: [search], favorites: [search]};
  expect(rowCount(after({type: 'stored', stored}))).toBe(2);
  expect(rowCount(after({type: 'stored', stored}, type('a')))).toBe(2);
  expect(rowCount(after({type: 'stored', stored}, type('a'), {type: 'stall'}))).toBe(0);
  expect(rowCount(after({type: 'stored', stored}, type('a'), found('a', 'x')))).toBe(1);
  expect(rowCount(after(type('a'), {type: 'failure', query: 'a', reason: 'unreachable'}))).toBe(0);
});

it('returns the same object if nothing changes, so that nothing is rendered again', () => {
  const state = after(type('a'), found('a', 'x'), {type: 'select', row: 0});
  for (const event of [
    type('a'),
    {type: 'expand', isExpanded: true},
    {type: 'busy'},
    {type: 'stall'},
    {type: 'select', row: 0},
  ] satisfies ModalAction[]) {
    expect(modalReducer(state, event)).toBe(state);
  }
});
