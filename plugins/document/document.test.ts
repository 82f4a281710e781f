import {expect, it} from 'vitest';
import {twinLink} from '../after-build/markdown-twins/headLink';
import {changes} from '../first-paint';
import {documentTemplate} from '.';

it("fetches the scripts of the framework's document, runs none of them, and links to the page's twin", () => {
  const template = documentTemplate([...changes, twinLink('https://docs.test/')]);
  expect(template).not.toContain('<script');
  expect(template).toContain('<link rel="preload" as="script"');
  expect(template).toContain('type="text/markdown"');
});

it('stops the build when the framework writes its document differently', () => {
  const other = {default: '<head><script type="module"></script></head>'};
  for (const change of [...changes, twinLink('https://docs.test/')]) {
    expect(() => documentTemplate([change], other)).toThrow(change.theirs);
  }
});
