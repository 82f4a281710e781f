import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

describe('the project dictionary', () => {
  it('is sorted and holds each word once, so that two authors never add the same one', () => {
    const words = readFileSync('project-words.txt', 'utf8').trimEnd().split('\n');
    const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'));
    expect(words).toEqual(sorted);
  });
});
