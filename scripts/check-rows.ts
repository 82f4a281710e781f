/** `npm run check:rows`: which rows of the audit have no test. */
import {rowChecks} from './support/rowChecks';

const {failed, failures} = rowChecks();
console.log(failures[0] ?? 'Every row that needs a test has one.');
process.exitCode = failed === 0 ? 0 : 1;
