/** `npm run compress`: writes `.gz` and `.br` files into `build/`, for servers such as nginx that can send them. */
import {compressFolder} from './compress/compressFolder';

console.log(`${compressFolder('build')} files looked at`);
