import {Joi} from '@docusaurus/utils-validation';
import {text} from './fields';
import {joinBlocks, shellBlock, escapeMdx} from './mdx';

/** How a reader finds out whether something is the case. */
export interface Check {
  /** Shell commands that run as is once the words in capitals are replaced. */
  readonly run: string;
  /** What they print if it is: a phrase in Markdown. */
  readonly prints?: string;
}

export const checkSchema = Joi.object<Check>({run: Joi.string().required(), prints: text});

/** The sentence that says which output of a check's commands confirms it. @param prints a phrase in Markdown */
export function outcomeOf(prints: string): string {
  return `Confirmed if it prints ${prints.replace(/\.$/, '')}.`;
}

/** The command, then what it prints. */
export function checkToMdx({run, prints}: Check): string {
  return joinBlocks([shellBlock(run), prints && outcomeOf(escapeMdx(prints))]);
}
