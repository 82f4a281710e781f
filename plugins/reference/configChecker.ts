import {Joi} from '@docusaurus/utils-validation';
import {fileKinds, checkSeverities, severityLabels} from '../../src/lib/reference/checkKinds';
import type {ComposeKeys, ConfigCheck, ImageFacts} from '../../src/lib/reference/checkFacts';
import {text, texts, unreadSource} from './fields';
import {markdownTable} from './mdx';

export const configCheckSchema = Joi.object<ConfigCheck>({
  id: text.required(),
  files: Joi.array()
    .items(Joi.valid(...fileKinds))
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

/** A table of what the checker looks for. */
export function checksToMdx(checks: readonly ConfigCheck[]): string {
  return markdownTable(
    ['What the checker finds', 'Severity', 'Why it matters'],
    checks.map(({looksFor, severity, reason, href}) => [
      `[${looksFor.charAt(0).toUpperCase()}${looksFor.slice(1)}](${href})`,
      severityLabels[severity],
      reason,
    ]),
  );
}
