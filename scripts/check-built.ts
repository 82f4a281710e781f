/** `npm run check:built`: the checks on the pages under `build/`. */
import {builtChecks} from './support/builtChecks';

const {failed, failures} = builtChecks();
console.log(failures.join('\n\n'));
process.exitCode = failed === 0 ? 0 : 1;
