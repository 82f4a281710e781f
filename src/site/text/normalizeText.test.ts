import {expect, it} from 'vitest';
import {normalizeText, hasUnseenCharacters} from './normalizeText';

/** Characters that copied texts contain, and their normalized form. */
const characters: readonly (readonly [name: string, codePoints: readonly number[], comparedAs: string])[] = [
  ['a soft hyphen', [0x00ad], ''],
  ['a zero-width space', [0x200b], ''],
  ['zero-width joiners', [0x200c, 0x200d, 0x2060, 0x034f], ''],
  ['a byte order mark', [0xfeff], ''],
  ['marks of direction', [0x061c, 0x200e, 0x200f], ''],
  ['embedded directions', [0x202a, 0x202b, 0x202c, 0x202d, 0x202e], ''],
  ['isolated directions', [0x2066, 0x2067, 0x2068, 0x2069], ''],
  ['invisible signs of mathematics', [0x2061, 0x2062, 0x2063, 0x2064], ''],
  ['variation selectors', [0xfe0e, 0xfe0f], ''],
  ['fillers', [0x115f, 0x180e, 0x3164, 0xffa0], ''],
  ['hyphens', [0x2010, 0x2011, 0xfe63, 0xff0d], '-'],
  ['dashes', [0x2012, 0x2013, 0x2014, 0x2015, 0xfe58], '-'],
  ['a minus sign', [0x2212], '-'],
  ['single quotes', [0x2018, 0x2019, 0x201a, 0x201b, 0x2039, 0x203a, 0xff07], "'"],
  ['what stands for an apostrophe', [0x00b4, 0x02bb, 0x02bc, 0x2032], "'"],
  ['double quotes', [0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0x00ab, 0x00bb, 0xff02], '"'],
  ['no-break spaces', [0x00a0, 0x202f], ' '],
  ['spaces of other widths', [0x2000, 0x2002, 0x2003, 0x2007, 0x2009, 0x200a, 0x205f, 0x3000], ' '],
  ['separators of lines', [0x0085, 0x2028, 0x2029], '\n'],
  ['full-width capitals', [0xff21], 'A'],
  ['full-width small letters', [0xff41], 'a'],
  ['full-width digits', [0xff10], '0'],
  ['full-width signs', [0xff3f], '_'],
  ['a full-width colon', [0xff1a], ':'],
  ['an ellipsis', [0x2026], '...'],
  ['a ligature', [0xfb01], 'fi'],
  ['another ligature', [0xfb02], 'fl'],
  ['a letter with an accent', [0x00e9], '\u00e9'],
  ['a line feed', [0x000a], '\n'],
  ['a tab', [0x0009], '\t'],
  ['the escape of a terminal', [0x001b], '\u001b'],
];

const each = characters.flatMap(([name, codePoints, comparedAs]) =>
  codePoints.map(
    (codePoint) =>
      [
        `${name} (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`,
        codePoint,
        comparedAs,
      ] as const,
  ),
);

it.each(each)(
  '%s in a word is compared as the character that it looks like',
  (_name, codePoint, comparedAs) => {
    expect(normalizeText(`API${String.fromCodePoint(codePoint)}TOKEN`)).toBe(`API${comparedAs}TOKEN`);
  },
);

it('an accent that is its own character is part of its letter', () => {
  expect(normalizeText('cafe\u0301')).toBe('caf\u00e9');
});

it('reads as many accents as fit into a box, in any order', () => {
  const text = normalizeText(`failed a${'\u0301\u0323'.repeat(200_000)} b`);
  expect(text.length).toBeLessThan(60);
  expect(text.endsWith(' b')).toBe(true);
});

it('what every keyboard types stays as it is', () => {
  const typed = Array.from({length: 95}, (_, index) => String.fromCodePoint(32 + index)).join('');
  expect(normalizeText(typed)).toBe(typed);
  expect(normalizeText(`${typed}\u200B`)).toBe(typed);
});

it('invisible characters are those without a width, and all spaces except the usual one', () => {
  expect(['a\u200Bb', 'a\u00A0b', 'a\u3000b', 'a\u2028b'].filter(hasUnseenCharacters)).toHaveLength(4);
  expect(['a b', 'a\tb', 'a\n', '“a”', 'ｂ', 'é'].filter(hasUnseenCharacters)).toEqual([]);
});
