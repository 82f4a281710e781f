/** Entry of the chunk that's loaded when the box is used: the checks, what they know, and how findings look. */
import facts from '@generated/reference/default/configChecks.json';
import {checkConfig, type CheckResult} from './checkConfig';

export {default as Reports} from './Reports';

/** Checks a pasted file with what the build knows about the documented release. */
export function check(text: string): CheckResult {
  return checkConfig(text, facts);
}
