import * as frameworkDocument from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, it} from 'vitest';
import {documentTemplate} from '.';

function linesOf(template: string): readonly string[] {
  return template.split('\n').map((line) => line.trim());
}

it("differs from the framework's document only in the lines for links, tags, and scripts", () => {
  const own = new Set(linesOf(documentTemplate('https://docs.test/')));
  const replaced = linesOf(frameworkDocument.default).filter((line) => !own.has(line));
  expect(replaced).toEqual([
    '<%~ metaAttribute %>',
    '<%~ it.headTags %>',
    '<script src="<%= it.baseUrl %><%= script %>" defer></script>',
    '<%~ it.preBodyTags %>',
  ]);
});
