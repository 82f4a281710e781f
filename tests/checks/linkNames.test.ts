import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../fixtures/load';
import {findLinkNameFaults} from './linkNames';

describe('the check of the names of links', () => {
  it('accepts links that say where they lead', () => {
    expect(findLinkNameFaults(fixtureSite())).toEqual([]);
  });

  it('names everything that a screen reader would describe wrongly', () => {
    expect(findLinkNameFaults(fixtureSite('semantics')).map(({what}) => what)).toEqual([
      'a link to /docs says only "here"',
      'the link "Documentation" is named "Other words", which a speech user can\'t say',
    ]);
  });
});
