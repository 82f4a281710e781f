/** What pages load once the reader has values, or is about to enter some. */
import {fill, isValueName} from '@site/src/site/readerValues';
import {consoleValues} from './earlyValues';
import {readOwnValues, readValues, subscribe} from './store';

export {default as Fields} from './Fields';

/** Inserts the values where the build has marked their defaults (`plugins/markdown/values`). React doesn't notice. */
export function show(): void {
  const values = readValues();
  const own = readOwnValues();
  for (const mark of document.querySelectorAll<HTMLElement>('[data-value]')) {
    const {value: name} = mark.dataset;
    const text = isValueName(name) ? values[name] : undefined;
    if (text !== undefined && mark.textContent !== text) {
      mark.textContent = text;
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-value-href]')) {
    link.href = fill(link.dataset.valueHref ?? '', (name) => values[name]);
    if (link.matches('.console-link')) {
      link.hidden = !consoleValues.some((name) => own[name]);
    }
  }
}

subscribe(show);
