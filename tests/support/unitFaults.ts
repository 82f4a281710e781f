import {runProgram} from './programs';
import {withFiles} from './temporaryFiles';

/** What systemd says about units that belong together. @param units texts by name */
export function unitFaults(units: Readonly<Record<string, string>>): string {
  // It says nothing about a good unit, and ends well in spite of a setting that it doesn't know.
  return withFiles(units, (paths) => runProgram('systemd-analyze', ['verify', ...paths]).output);
}
