import {Joi} from '@docusaurus/utils-validation';
import {
  checkGroups,
  type FileKind,
  fileKinds,
  checkSeverities,
  severityLabels,
} from '../../src/lib/reference/checkKinds';
import type {ComposeKeys, ConfigCheck, ImageFacts} from '../../src/lib/reference/checkFacts';
import {text, texts, unreadSource} from './fields';
import {markdownTable} from './mdx';

export const configCheckSchema = Joi.object<ConfigCheck>({
  id: text.required(),
  files: Joi.array()
    .items(Joi.valid(...fileKinds))
    .custom((files: readonly FileKind[]) => {
      if (!checkGroups.some((group) => group.join() === files.join())) {
        throw new Error('no table of the page has this combination');
      }
      return files;
    })
    .required(),
  severity: Joi.valid(...checkSeverities).required(),
  looksFor: text.required(),
  message: text.required(),
  reason: text.required(),
  fix: text.required(),
  href: text.pattern(/^\/docs\//, 'a path below /docs').required(),
});

export const composeSectionSchema = Joi.object<ComposeKeys>({
  id: Joi.valid('file', 'service').required(),
  keys: texts.required(),
  obsolete: texts.required(),
  ...unreadSource,
});

export const imageSchema = Joi.object<ImageFacts>({
  id: text.required(),
  ports: texts.required(),
  data: texts.required(),
  environment: texts.required(),
  declaresVolumes: Joi.boolean(),
  isStatic: Joi.boolean(),
  ...unreadSource,
});

/** A table of what the checker looks for in these kinds of files. */
export function checksToMdx(checks: readonly ConfigCheck[], kinds: readonly FileKind[]): string {
  return markdownTable(
    ['What the checker finds', 'Severity', 'Why it matters'],
    checks
      .filter(({files}) => files.join() === kinds.join())
      .map(({looksFor, severity, reason, href}) => [
        `[${looksFor.charAt(0).toUpperCase()}${looksFor.slice(1)}](${href})`,
        severityLabels[severity],
        reason,
      ]),
  );
}
