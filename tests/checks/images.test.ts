import {describe, expect, it} from 'vitest';
import {fixtureSite} from './fixtures/load';
import {findImageFaults} from './images';

describe('the check of images', () => {
  it('is content with an alternative text, an empty one included, and a size', () => {
    expect(findImageFaults(fixtureSite())).toEqual([]);
  });

  it('names images without alternative text or size', () => {
    expect(findImageFaults(fixtureSite('images')).map(({what}) => what)).toEqual([
      'the image /img/logo.svg has no alt',
      'the image /img/logo.svg has no width, no height',
    ]);
  });
});
