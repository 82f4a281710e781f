/** Compares the rows of the audit with the titles of all tests, and prints those without a test. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {rowSpans} from '../../checks/auditRows';
import {testTitles, uncoveredRows, type UncoveredRow} from '../../checks/rowCoverage';
import {listFiles} from './files';
import {singleCheck, type Tally} from './step';

const testFolders = ['checks', 'e2e', 'plugins', 'scripts', 'src'];

function allTitles(): readonly string[] {
  return (
    testFolders
      .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)))
      .filter((file) => /\.(?:spec|test)\.tsx?$/.test(file))
      // The test of this very check talks about rows that need not exist.
      .filter((file) => !file.endsWith('rowCoverage.test.ts'))
      .flatMap((file) => testTitles(readFileSync(file, 'utf8')))
  );
}

function line({row, section, about}: UncoveredRow): string {
  return `  - row ${row} (section ${section}, ${about})`;
}

/** One check: red when no title of a test names a row. */
export function rowChecks(): Tally {
  const open = uncoveredRows(allTitles(), rowSpans);
  return singleCheck(
    open.length === 0,
    ['These rows of the audit have no test whose title names them:', ...open.map(line)].join('\n'),
  );
}
