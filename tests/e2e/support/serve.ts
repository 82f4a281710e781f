/** `tsx tests/e2e/support/serve.ts --dir build --port 4310 [--base /path/]`: serves one build until it's stopped. */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {createStaticServer} from './server';

const {values} = parseArgs({
  options: {dir: {type: 'string'}, port: {type: 'string'}, base: {type: 'string', default: '/'}},
});
const port = Number(values.port);
if (values.dir === undefined || !Number.isInteger(port) || port <= 0) {
  throw new Error('Use: tsx tests/e2e/support/serve.ts --dir FOLDER --port NUMBER [--base /path/]');
}
if (!existsSync(`${values.dir}/index.html`)) {
  throw new Error(`There is no build in ${values.dir}. Make all three with: npm test -- --only build`);
}
createStaticServer({dir: values.dir, base: values.base}).listen(port, 'localhost', () => {
  console.log(`${values.dir ?? ''} is served at http://localhost:${port}${values.base}`);
});
