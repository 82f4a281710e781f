import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {svgComponent} from './svgComponent';

const file = 'node_modules/simple-icons/icons/docker.svg';

it('keeps the box and the shapes of a file, and leaves its title out', () => {
  const svg = '<svg role="img" viewBox="0 0 24 24" xmlns="x"><title>One</title><path d="M1 2"/></svg>\n';
  const code = svgComponent(svg, {}, {filePath: 'one.svg'});
  expect(code).toContain(`{__html: "<path d=\\"M1 2\\"/>"}`);
  expect(code).toContain("viewBox: '0 0 24 24', ...props");
  expect(code).not.toContain('One');
});

it('reads the logos that the site shows', () => {
  expect(svgComponent(readFileSync(file, 'utf8'), {}, {filePath: file})).toMatch(/__html: "<path d=/);
});

it.each([
  ['without a box', '<svg><path d="M1 2"/></svg>'],
  ['of something else', '<html></html>'],
])('names a file %s', (_name, text) => {
  expect(() => svgComponent(text, {}, {filePath: 'wrong.svg'})).toThrow('wrong.svg cannot be a component');
});
