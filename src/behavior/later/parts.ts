import {addControls} from '../codeBlocks/controls';
import {watchTables} from '../scrollableTables';
import {watchSidebar} from '../sidebar';
import '../restoredPage';
import '../selectedSummary';
import '../sheetTitle';
import '../terms';

export {comeBack} from './comeBack';

/** Brings the page that's shown now up to date. */
export function update(): void {
  addControls();
  watchTables();
  watchSidebar();
}
