/** Compares the rows of the audit with the titles of all tests, and prints those without a test. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {crossReferences, demandedSections, rowSpans} from '../../checks/auditRows';
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

/** One check: red when a row of a demanded section has neither a test nor a stated reason. */
export function rowChecks(): Tally {
  const open = uncoveredRows(allTitles(), rowSpans, crossReferences);
  const demanded = open.filter(({section}) => demandedSections.has(section));
  const others = open.filter(({section}) => !demandedSections.has(section));
  if (others.length > 0) {
    console.log(['  Not demanded and without a test:', ...others.map(line)].join('\n'));
  }
  return singleCheck(
    demanded.length === 0,
    ['These rows of the audit have no test whose title names them:', ...demanded.map(line)].join('\n'),
  );
}
