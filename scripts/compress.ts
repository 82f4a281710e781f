/** `npm run compress`: writes `.gz` and `.br` files into `build/`, for servers such as nginx that can send them. */
import {existsSync} from 'node:fs';
import {compressFolder} from './compress/compressFolder';

if (existsSync('build')) {
  console.log(`Compressed ${compressFolder('build')} text files in build/: those worth compressing.`);
} else {
  console.error("There's no build to compress. Run `npm run build` first.");
  process.exitCode = 1;
}
