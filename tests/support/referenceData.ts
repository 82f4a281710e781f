/** Everything under `data/`, read once for all tests of a process: it takes a second. */
import {readData} from '@site/plugins/reference/readData';

export const referenceData = await readData('data');
