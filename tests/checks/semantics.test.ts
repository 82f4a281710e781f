import {describe, expect, it} from 'vitest';
import {fixtureSite} from './fixtures/load';
import {findSemanticFaults} from './semantics';

describe('the check of the skeleton of pages', () => {
  it('is content with one main landmark, named navigation and links that say where they lead', () => {
    expect(findSemanticFaults(fixtureSite())).toEqual([]);
  });

  it('names everything that a screen reader would tell wrongly', () => {
    expect(findSemanticFaults(fixtureSite('semantics')).map(({what}) => what)).toEqual([
      'has no language',
      'a button has a place of its own in the order of the Tab key',
      'has 0 main landmarks instead of one',
      'has a navigation landmark without a name',
      'has two navigation landmarks named "Main"',
      'a link to /docs says only "here"',
      'the link "Documentation" is named "Other words", which a speech user cannot say',
      'has an empty table header',
      'the table header "" has no scope',
      'the table header "Role" has no scope',
    ]);
  });
});
