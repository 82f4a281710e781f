import {Joi} from '@docusaurus/utils-validation';
import {
  type CheckSeverity,
  checkGroups,
  type FileKind,
  fileKinds,
  severities,
} from '../../../src/lib/reference/checkKinds';

/** Something that the configuration checker looks for. Texts are Markdown; `{name}` stands for a part that varies. */
export interface ConfigCheck {
  readonly id: string;
  readonly files: readonly FileKind[];
  readonly severity: CheckSeverity;
  /** What the page lists: `a relative path`. */
  readonly looksFor: string;
  /** What a finding begins with. */
  readonly message: string;
  readonly reason: string;
  readonly fix: string;
  /** Where it's documented, if a finding has no row of its own. */
  readonly href: string;
  /** The setting's own explanation comes instead of `reason`. */
  readonly isFullReason?: boolean;
}

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
