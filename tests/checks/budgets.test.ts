import {describe, expect, it} from 'vitest';
import {findOverspending} from './budgets';
import {parsePage} from './builtSite';

const html = '<link rel=stylesheet href=/a.css><script src=/a.js defer></script><h1>Page</h1>';
const pages = new Map([['/', parsePage('index.html', html)]]);
// Text that no compression makes small.
const noise = Array.from({length: 4096}, (_, index) => String.fromCharCode(33 + ((index * 7919) % 94))).join(
  '',
);
const files: Readonly<Record<string, string>> = {'/a.css': 'a{b:c}', '/a.js': noise};

function problems(budgets: Parameters<typeof findOverspending>[0], built = files): readonly string[] {
  return findOverspending(
    budgets,
    pages,
    (address) => built[address],
    () => html,
  ).map(({where, what}) => `${where} ${what}`);
}

describe('the check of budgets', () => {
  it('accepts pages within budget', () => {
    expect(problems({'/': {html: 1, scripts: 5, styles: 1}})).toEqual([]);
  });

  it('names the page, the kind, and both figures if a page exceeds its budget', () => {
    expect(problems({'/': {html: 0, scripts: 0, styles: 1}})).toEqual([
      expect.stringMatching(/^\/ html: 0\.\d KiB after brotli, and 0 at most \(budgets\.json\)$/),
      expect.stringMatching(/^\/ scripts: \d\.?\d? KiB after brotli, and 0 at most/),
    ]);
  });

  it('names a file that a page loads but the build lacks', () => {
    expect(problems({'/': {html: 1, scripts: 5, styles: 1}}, {'/a.js': noise})).toEqual([
      "/ names /a.css, which isn't built",
    ]);
  });

  it('names a budget for a page that no longer exists', () => {
    expect(problems({'/gone': {html: 1, scripts: 1, styles: 1}})).toEqual([
      "/gone has a budget, but isn't built",
    ]);
  });
});
