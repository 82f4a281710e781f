import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../fixtures/load';
import {findSemanticFaults} from './semantics';

describe('the check of links and landmarks', () => {
  it('accepts one main landmark, named navigation, and links that say where they lead', () => {
    expect(findSemanticFaults(fixtureSite())).toEqual([]);
  });

  it('names everything that a screen reader would describe wrongly', () => {
    expect(findSemanticFaults(fixtureSite('semantics')).map(({what}) => what)).toEqual([
      'has 0 main landmarks instead of one',
      'has a navigation landmark without a name',
      'a link to /docs says only "here"',
      'the link "Documentation" is named "Other words", which a speech user can\'t say',
    ]);
  });
});
