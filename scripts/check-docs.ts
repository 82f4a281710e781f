/** `npm run check:docs`: the checks on the sources under `docs/`. */
import {docsChecks} from './support/docsChecks';

const {failed, failures} = docsChecks();
console.log(failures.join('\n\n'));
process.exitCode = failed === 0 ? 0 : 1;
