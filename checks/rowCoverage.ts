/** Which rows of the audit a test speaks for: a test's title says `[row 70]`, `[rows 38-41]` or several of them. */
import ts from 'typescript';
import {type RowSpan} from './auditRows';

/** The row numbers in one title, in the order in which they stand. */
export function rowsInTitle(title: string): readonly number[] {
  return [...title.matchAll(/\[rows? (\d+)(?:-(\d+))?\]/g)].flatMap(([, first, last]) => {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    return Array.from({length: Math.max(0, to - from + 1)}, (_, index) => from + index);
  });
}

/** `test`, `it`, `test.only`, `it.each(…)`; a skipped test is no test, and `describe` runs nothing by itself. */
function isTestCallee(callee: ts.Expression): boolean {
  const words = callee.getText().replace(/\(.*$/s, '').split('.');
  return (
    (words[0] === 'test' || words[0] === 'it') &&
    !words.some((word) => ['describe', 'skip', 'fixme', 'todo', 'fail', 'use', 'step'].includes(word))
  );
}

/** The titles of the tests in one source file. A title in a comment is none, and so is a skipped test's. */
export function testTitles(source: string): readonly string[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCallee(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push(title.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

export interface UncoveredRow {
  readonly row: number;
  readonly about: string;
  readonly section: number;
}

/** Rows of `spans` that no title names. */
export function uncoveredRows(titles: readonly string[], spans: readonly RowSpan[]): readonly UncoveredRow[] {
  const covered = new Set(titles.flatMap(rowsInTitle));
  return spans.flatMap(({from, to, about, section}) =>
    Array.from({length: to - from + 1}, (_, index) => from + index)
      .filter((row) => !covered.has(row))
      .map((row) => ({row, about, section})),
  );
}
