import {addControls} from '../codeBlocks/controls';
import {watchTables} from '../scrollableTables';
import {watchSidebar} from '../sidebar';
import '../bfcache';
import '../secondClick';
import '../selectedSummary';
import '../sheetTitle';
import '../terms';

export {comeBack} from './comeBack';

/** Updates the page that's now shown. */
export function update(): void {
  addControls();
  watchTables();
  watchSidebar();
}
