/** `npm run compress`: writes `.gz` and `.br` files into `build/`, for servers such as nginx that can send them. */
import {existsSync} from 'node:fs';
import {compressFolder} from './compress/compressFolder';

if (existsSync('build')) {
  console.log(`Compressed the text files of build/ that are worth it: ${compressFolder('build')} of them.`);
} else {
  console.error("There's no build to compress. Run `npm run build` first.");
  process.exitCode = 1;
}
