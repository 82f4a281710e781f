import type {FileKind} from '@site/src/lib/reference/checkKinds';
import {comparable} from '@site/src/site/text/comparable';

// Only the spaces in the name's own line: `\s` would scan all empty lines from each of them.

/** The sections that identify a file, at the start of a line; JSON is YAML, too. */
const composeKey = /^[ \t{]*["']?(?:services|x-[\w-]+)["']?\s*:/m;
const configKey = /^[ \t{]*["']?(?:server|database|security|vm|mailer|client)["']?\s*:/im;
const assignment = /^[ \t]*(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=/m;
const variable = /^[ \t]*[A-Z][A-Z\d_]+[ \t]*:\s/m;
const anySection = /^[A-Za-z_][\w-]*:[ \t]*\r?\n[ \t]+[\w"'-]/m;
const image = /^[ \t]*image:\s/m;

/** The type of a file, based on what it contains: it may be too broken to parse. */
export function detectKind(written: string): FileKind | undefined {
  const text = comparable(written);
  if (composeKey.test(text) || image.test(text)) {
    return 'compose';
  }
  if (configKey.test(text)) {
    return 'config';
  }
  if (assignment.test(text) || variable.test(text)) {
    return 'env';
  }
  return anySection.test(text) ? 'config' : undefined;
}
