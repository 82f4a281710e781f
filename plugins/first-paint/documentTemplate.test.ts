import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, it} from 'vitest';
import {documentTemplate} from './documentTemplate';

it("fetches the scripts of the framework's document, and starts them in one other", () => {
  const template = documentTemplate(frameworkTemplate);
  expect(template.match(/<script/g)).toHaveLength(1);
  expect(template).toContain('<link rel="preload" as="script"');
});

it('stops the build when the framework writes its scripts in another way', () => {
  expect(() => documentTemplate('<head><script type="module"></script></head>')).toThrow(
    'plugins/first-paint',
  );
});
