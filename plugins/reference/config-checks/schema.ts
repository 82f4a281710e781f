import {Joi} from '@docusaurus/utils-validation';
import {checkGroups, type FileKind, fileKinds, severities} from '../../../src/lib/reference/checkKinds';
import type {ConfigCheck} from '../../../src/lib/reference/checkFacts';

const text = Joi.string().trim().required();

export const configCheckSchema = Joi.object<ConfigCheck>({
  id: text,
  files: Joi.array()
    .items(Joi.valid(...fileKinds))
    .custom((files: readonly FileKind[]) => {
      if (!checkGroups.some((group) => group.join() === files.join())) {
        throw new Error('no table of the page has this combination');
      }
      return files;
    })
    .required(),
  severity: Joi.valid(...severities).required(),
  looksFor: text,
  message: text,
  reason: text,
  fix: text,
  href: text.pattern(/^\/docs\//, 'an address below /docs'),
  isFullReason: Joi.boolean(),
});
