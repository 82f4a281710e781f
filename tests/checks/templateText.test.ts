import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../fixtures/load';
import {findTemplateText} from './templateText';

describe('the check of template text', () => {
  it("lets a page quote the console's own label", () => {
    expect(findTemplateText(fixtureSite())).toEqual([]);
  });

  it('names text of a template and empty promises', () => {
    expect(findTemplateText(fixtureSite('template')).map(({what}) => what)).toEqual([
      'says "Lorem ipsum"',
      'says "Tutorial Intro"',
      'says "coming soon"',
    ]);
  });
});
