import {describe, expect, it} from 'vitest';
import {pagesOfAllShapes} from './ownShapes';

const plain = '<main><p>Text</p></main>';

const choose = (pages: Readonly<Record<string, string>>, first: readonly string[] = []) => [
  ...pagesOfAllShapes(new Map(Object.entries(pages)), first),
];

describe('the pages that contain all shapes', () => {
  it('include one of those that differ only in their texts, URLs, and the class of the root', () => {
    const one = '<html class="one"><body><a id="a" href="/a">Text</a>';
    const other = '<html class="other"><body><a id="b" href="/b">Another text</a>';
    expect(choose({one, other})).toEqual(['one']);
  });

  it.each([
    ['an element', '<main><p>Text <kbd>K</kbd></p></main>'],
    ['a class', '<main><p class="small">Text</p></main>'],
    ['an attribute', '<main><p hidden>Text</p></main>'],
    ['a state', '<main><p aria-current="page">Text</p></main>'],
    ['another element around it', '<main><section><p>Text</p></section></main>'],
  ])('include each with its own %s', (_what, own) => {
    const pages = {plain, current: '<main><p aria-current="true">Text</p></main>', own, again: plain};
    expect(choose(pages)).toContain('own');
    expect(choose(pages)).not.toContain('again');
  });

  it('leave out pages whose shapes the others have, and keep those that are named first', () => {
    const [one, other] = ['<p>Text</p>', '<b>Text</b>'];
    expect(choose({one, other, both: one + other})).toEqual(['both']);
    expect(choose({one, other, both: one + other}, ['one'])).toEqual(['one', 'other']);
  });
});
