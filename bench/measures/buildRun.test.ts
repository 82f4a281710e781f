import {describe, expect, it} from 'vitest';
import {cpuOfChildren, memoryOfTree} from './buildRun';

describe('what a build takes', () => {
  it('is the memory of the whole tree of processes and of no other process', () => {
    const list = ' 10 1 100\n 11 10 20\n 12 11 3\n 13 1 5000\n';
    expect(memoryOfTree(list, 10)).toBe(123 * 1024);
  });

  it('is the time of the children in user and system mode, not of the shell', () => {
    expect(cpuOfChildren('0m9.00s 0m9.00s\n1m2.50s 0m0.25s\n')).toBe(62_750);
    expect(cpuOfChildren('')).toBeNaN();
  });
});
