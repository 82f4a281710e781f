/** `npm run search:push [-- --dry-run] [-- --dir build]`: uploads the records of a build to the hosted index. */
import {parseArgs} from 'node:util';
import {push} from './search-push/push';

const {values} = parseArgs({
  options: {'dry-run': {type: 'boolean', default: false}, dir: {type: 'string', default: 'build'}},
});

push({
  directory: values.dir,
  isDryRun: values['dry-run'],
  env: process.env,
  print: (text) => {
    console.log(text);
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
