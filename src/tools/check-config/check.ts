import facts from '@generated/reference/default/configChecks.json';
import {checkConfig, type CheckResult} from './checkConfig';

/** Checks a pasted file against the build's data about the documented release. */
export function check(text: string): CheckResult {
  return checkConfig(text, facts);
}
