/** What pages load once their reader has values, or is about to enter some. */
import {showValues} from './showValues';
import {readOwnValues, readValues, subscribe} from './store';

export {default as Fields} from './Fields';

/** Shows the values on the page. */
export function show(): void {
  showValues(readValues(), readOwnValues());
}

subscribe(show);
