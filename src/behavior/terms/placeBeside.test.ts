import {describe, expect, it} from 'vitest';
import {placeBeside} from './placeBeside';

const view = {width: 400, height: 600};
const box = {width: 200, height: 100};
const word = (left: number, top: number) => ({left, top, bottom: top + 20});

describe('an explanation', () => {
  it('is below its word', () => {
    expect(placeBeside([word(50, 100)], box, view)).toEqual({left: 50, top: 124});
  });

  it('is above a word at the bottom of the window, unless it would extend beyond the window', () => {
    expect(placeBeside([word(50, 550)], box, view)).toEqual({left: 50, top: 446});
    expect(placeBeside([word(50, 90)], box, {...view, height: 150})).toEqual({left: 50, top: 114});
  });

  it('stays inside the window', () => {
    expect(placeBeside([word(350, 100)], box, view).left).toBe(192);
    expect(placeBeside([word(-20, 100)], box, view).left).toBe(8);
  });

  it('covers neither part of a word that is split across two lines', () => {
    const lines = [word(350, 300), word(10, 325)];
    expect(placeBeside(lines, box, view)).toEqual({left: 10, top: 349});
    expect(placeBeside(lines, box, {...view, height: 400}).top).toBe(196);
  });
});
