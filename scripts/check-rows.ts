/** `npm run check:rows`: which rows of the audit have no test. */
import {rowChecks} from './support/rowChecks';

const {failed, failures} = rowChecks();
console.log(failures[0] ?? 'Every row of the audit has a test.');
process.exitCode = failed === 0 ? 0 : 1;
