import {describe, expect, it} from 'vitest';
import {shorten} from './shorten';

describe('a text on a card', () => {
  it('has whole sentences, as many as fit', () => {
    expect(shorten('One. Two is longer. Three.', 20)).toBe('One. Two is longer.');
    expect(shorten('One. Two is much longer than that. Three.', 20)).toBe('One.');
  });

  it('is cut between words when the first sentence is too long', () => {
    expect(shorten('A sentence that goes on, and on.', 25)).toBe('A sentence that goes on…');
  });

  it('keeps code and bold text, and the words of links', () => {
    expect(shorten('Set `a.b` on **Save**, see [this page](/docs/x#y).')).toBe(
      'Set `a.b` on **Save**, see this page.',
    );
  });

  it("shows the default of a reader's value", () => {
    expect(shorten('Run `cd %%folder%%` first.')).toBe('Run `cd /opt/opsimate` first.');
  });

  it('ends with its first paragraph, and announces nothing that is left out', () => {
    expect(shorten('Run\nthis:\n\n```\nls\n```')).toBe('Run this.');
  });
});
