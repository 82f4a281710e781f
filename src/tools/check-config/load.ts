/** Entry of the chunk that's loaded when the box is used: the checks, their data, and the layout of findings. */
import facts from '@generated/reference/default/configChecks.json';
import {checkConfig, type CheckResult} from './checkConfig';

export {default as Reports} from './Reports';

/** Checks a pasted file against the build's data about the documented release. */
export function check(text: string): CheckResult {
  return checkConfig(text, facts);
}
