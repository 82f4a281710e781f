import {describe, expect, it} from 'vitest';
import {leadingSentences} from './leadingSentences';

describe('the text of a card', () => {
  it('has whole sentences, as many as fit', () => {
    expect(leadingSentences('One. Two is longer. Three.', 20)).toBe('One. Two is longer.');
    expect(leadingSentences('One. Two is much longer than that. Three.', 20)).toBe('One.');
  });

  it('is cut between words if the first sentence is too long', () => {
    expect(leadingSentences('A sentence that goes on, and on.', 25)).toBe('A sentence that goes on…');
  });

  it('keeps code, bold text, and links', () => {
    const texts = [
      'Set `a.b` on **Save**, see [this page](/docs/x#y).',
      'See [`[Job] failed`](/docs/x#y).',
      'Stop. [Start](/docs/x) it.',
    ];
    expect(texts.map((text) => leadingSentences(text))).toEqual(texts);
  });

  it('is as long as its words, and has no link where it is cut', () => {
    expect(leadingSentences('See [this](/docs/long/path). Two.', 10)).toBe('See [this](/docs/long/path).');
    expect(leadingSentences('See [this page](/docs/x), and others.', 20)).toBe('See this page, and…');
  });

  it("keeps the position of a reader's value", () => {
    expect(leadingSentences('Run `cd %%folder%%`. It is in `%%folder%%`, on %%hostname%%.')).toBe(
      'Run `cd %%folder%%`. It is in `%%folder%%`, on %%hostname%%.',
    );
  });

  it("counts a reader's value with the length of its default, which it has where it's cut", () => {
    expect(leadingSentences('%%login%% one. Two.', 13)).toBe('%%login%% one. Two.');
    expect(leadingSentences('%%login%% one. Two.', 12)).toBe('%%login%% one.');
    expect(leadingSentences('%%login%% goes on.', 9)).toBe('ops goes…');
  });

  it('never ends within code', () => {
    expect(leadingSentences('It shows `No network. Try again.` now. Wait.', 42)).toBe(
      'It shows `No network. Try again.` now.',
    );
    expect(leadingSentences('It fails. It shows `No network. Try again.` then.', 35)).toBe('It fails.');
    expect(leadingSentences('Give the file its owner back, with `docker run --rm opsimate`.', 50)).toBe(
      'Give the file its owner back, with…',
    );
  });

  it("ends with its first paragraph, and doesn't introduce anything that is left out", () => {
    expect(leadingSentences('Run\nthis:\n\n```\nls\n```')).toBe('Run this.');
  });
});
