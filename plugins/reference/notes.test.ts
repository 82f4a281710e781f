import {expect, it} from 'vitest';
import {product} from '../../src/site/product';
import {importNotes, preprocessor} from './notes';
import {type KnownIssue, notesToMdx} from './knownIssues';

const issue: KnownIssue = {
  id: 'slow-start',
  title: 'The start is slow',
  severity: 'surprising',
  symptom: 'It takes a minute.',
  workaround: 'Wait.',
  source: ['index.ts:1'],
};

it('makes a box from each note, with a link to the whole entry', () => {
  const entries = [issue, {...issue, id: 'slow-stop', note: 'Wait for `{name}` <now>.'}];
  expect(notesToMdx({name: 'console', entries})).toEqual([
    [
      'slow-stop',
      `:::info[Known issue in ${product.release}]\n\n` +
        'Wait for `{name}` \\<now>. ' +
        '<span data-unsearched>[More about this issue](/docs/reference/known-issues/console#slow-stop).</span>\n\n:::',
    ],
  ]);
});

it('imports the notes that a page shows, each once, without changing line numbers', () => {
  const use = '<KnownIssueNote id="slow-stop" />';
  const lines = importNotes(`Before\n\n${use}\n\n- ${use}`).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Before',
    '',
    '<KnownIssueNote_slow_stop />',
    '',
    '- <KnownIssueNote_slow_stop />',
  ]);
  expect(lines.filter((line) => line.startsWith('import'))).toEqual([
    "import KnownIssueNote_slow_stop from '@site/docs/_generated/known-issues/notes/slow-stop.mdx';",
  ]);
});

it('leaves a page without notes alone', () => {
  expect(importNotes('No note')).toBe('No note');
});

it('stops at a note that does not exist, and says on which page and what to do', () => {
  expect(() =>
    preprocessor({filePath: 'docs/intro.mdx', fileContent: '<KnownIssueNote id="no-such-issue" />'}),
  ).toThrow(
    /^docs\/intro\.mdx shows the note of the known issue "no-such-issue", but no entry .* add a note to the entry\.$/,
  );
});
