import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {escapeMdx} from './mdx';

it('Markdown keeps its angle brackets and braces, and only names of keys become elements', async () => {
  const mdx = escapeMdx('Press <kbd>Ctrl</kbd>+<kbd>R</kbd> if <b> or {name} is shown, or `<kbd>`.');
  const code = String(await compile(mdx, {jsx: true}));
  expect(code).toContain('<kbd>{"Ctrl"}</kbd>{"+"}<kbd>{"R"}</kbd>');
  expect(code).toContain('if <b> or {name} is shown');
  expect(code).toContain('{"<kbd>"}');
});

it('code is as it was written, whatever its fence', async () => {
  const code = String(await compile(escapeMdx('Send ``a ` {name}``, not `<b>`.'), {jsx: true}));
  expect(code).toContain('{"a ` {name}"}');
  expect(code).toContain('{"<b>"}');
});
