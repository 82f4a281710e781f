import {Joi} from '@docusaurus/utils-validation';
import {checkSchema, type Check} from '../check';
import {stateSchema, type State} from '../state';
import {severities, type Severity} from '../../../src/lib/reference/severity';

/** A fault or limit of the documented release. Texts are Markdown. */
export interface KnownIssue {
  /** The address of the entry on its page; it never changes. */
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly symptom: string;
  readonly state?: State;
  readonly cause?: string;
  readonly affects?: {readonly who: string; readonly check?: Check};
  readonly workaround: string;
  /** Its box on other pages: one to three sentences for readers in the middle of a task. */
  readonly note?: string;
  /** A Markdown link to the section of another page. */
  readonly more?: string;
  /** The issue in the product's repository. */
  readonly upstream?: string;
  /** The release that no longer has the fault. */
  readonly fixedIn?: string;
  readonly source: readonly string[];
}

const text = Joi.string().trim();

export const knownIssueSchema = Joi.object<KnownIssue>({
  id: text.pattern(/^[a-z\d]+(?:-+[a-z\d]+)*$/, 'words and hyphens').required(),
  title: text.required(),
  severity: Joi.valid(...severities).required(),
  symptom: text.required(),
  state: stateSchema,
  cause: text,
  affects: Joi.object({who: text.required(), check: checkSchema}),
  workaround: text.required(),
  note: text,
  more: text.pattern(/^\[.+\]\(\/[^)]+\)$/, 'one Markdown link to a page of this site'),
  upstream: text.uri({scheme: 'https'}),
  fixedIn: text.pattern(/^v\d+\.\d+\.\d+$/, 'a release such as v0.0.54'),
  source: Joi.array().items(text).min(1).required(),
});
