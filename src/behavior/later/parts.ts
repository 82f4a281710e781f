import {addControls} from '../codeBlocks/controls';
import {watchTables} from '../scrollableTables';
import {watchSidebar} from '../sidebar';
import '../bfcache';
import '../secondClick';
import '../selectedSummary';
import '../sheetTitle';
import '../terms';

export {comeBack} from './comeBack';

/** Updates what the page contains, including what a tool has added. */
function updateContent(): void {
  addControls();
  watchTables();
}

/** Updates the page that's now shown. */
export function update(): void {
  updateContent();
  watchSidebar();
}

document.addEventListener('content-added', updateContent);
