import {expect, it} from 'vitest';
import {documentTemplate} from '.';

it("fetches the scripts of the framework's document, and runs none of them", () => {
  const template = documentTemplate();
  expect(template).not.toContain('<script');
  expect(template).toContain('<link rel="preload" as="script"');
});

it('stops the build when the framework writes its scripts in another way', () => {
  expect(() => documentTemplate({default: '<head><script type="module"></script></head>'})).toThrow(
    'first-paint',
  );
});
