import {describe, expect, it} from 'vitest';
import {learnWeights, rankOfExample, type Example} from './learnWeights';

const options = {caution: 0.003, steps: 100};

/** The page that answers has the title, the other one has more of the words. */
const example: Example = {
  pages: [
    {answers: false, sections: [{title: 0, words: 1}]},
    {
      answers: true,
      sections: [
        {title: 0, words: 0.1},
        {title: 1, words: 0.5},
      ],
    },
  ],
};

describe('weights that are learned', () => {
  it('put the page that answers first', () => {
    const start = {title: 0, words: 1};
    expect(rankOfExample(example, start)).toBe(2);
    expect(rankOfExample(example, learnWeights([example], start, options))).toBe(1);
  });

  it('stay near where they began when moving them is expensive', () => {
    const start = {title: 0, words: 1};
    const careful = learnWeights([example], start, {...options, caution: 100});
    expect(careful.title).toBeLessThan(0.1);
  });

  it('stay as they are without a search that found an answer', () => {
    const start = {title: 1, words: 1};
    const none: Example = {pages: [{answers: false, sections: [{title: 1}]}]};
    expect(learnWeights([none], start, options)).toEqual(start);
    expect(rankOfExample(none, start)).toBe(Infinity);
  });
});
