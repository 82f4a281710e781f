import {accessSync, constants} from 'node:fs';

/** Whether a file exists that this user may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
