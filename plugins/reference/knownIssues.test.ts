import {expect, it} from 'vitest';
import {product} from '../../src/site/product';
import {type KnownIssue, notesToMdx} from './knownIssues';

const issue: KnownIssue = {
  id: 'slow-start',
  title: 'The start is slow',
  severity: 'surprising',
  symptom: 'It takes a minute.',
  workaround: 'Wait.',
};

it('makes a box from each note, with a link to the whole entry', () => {
  const entries = [issue, {...issue, id: 'slow-stop', note: 'Wait for `{name}` <now>.'}];
  expect(notesToMdx({name: 'console', entries})).toEqual([
    [
      'known-issues/notes/slow-stop.mdx',
      `:::info[Known issue in ${product.release}]\n\n` +
        'Wait for `{name}` \\<now>. ' +
        '<span data-unsearched>[More about this issue](/docs/reference/known-issues/console#slow-stop).</span>\n\n:::',
    ],
  ]);
});
