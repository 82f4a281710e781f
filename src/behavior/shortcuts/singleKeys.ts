/**
 * Readers who use speech input press single keys without meaning to, so `/` and `?` can be turned off (WCAG 2.1.4).
 */
import {readStored, writeStored} from '@site/src/lib/browserStorage';
import {singleKeysKey} from '@site/src/site/storage';

export function hasSingleKeys(): boolean {
  return readStored(singleKeysKey) === null;
}

export function chooseSingleKeys(isOn: boolean): void {
  writeStored(singleKeysKey, isOn ? null : 'off');
}
