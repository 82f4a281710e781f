import type {ReactNode} from 'react';
import {checkSeverities, type FileKind} from '@site/src/lib/reference/checkKinds';
import PasteForm, {type Explanation} from '@site/src/components/paste/PasteForm';
import type {CheckResult} from './checkConfig';

const kindNames: Readonly<Record<FileKind, string>> = {
  config: 'config.yml',
  env: 'an .env file',
  compose: 'a Compose file',
};

function summarize({kind, reports}: CheckResult): string {
  const read = kind === undefined ? '' : `Read as ${kindNames[kind]}: `;
  const counts = checkSeverities
    .map((severity) => [severity, reports.filter((report) => report.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count.toLocaleString('en')} ${severity}${count === 1 ? '' : 's'}`);
  return `${read}${counts.length === 0 ? 'nothing to correct' : counts.join(', ')}.`;
}

async function explain(text: string): Promise<Explanation> {
  const {check, Reports} = await import('./load');
  const result = check(text);
  return {summary: summarize(result), details: <Reports result={result} />};
}

/**
 * Takes a configuration file, and shows what's wrong with each line. The checks are loaded when the box is first used.
 */
export default function ConfigChecker(): ReactNode {
  return (
    <PasteForm
      label="Paste config.yml, .env, or a Compose file"
      hint="Your file stays in this tab: nothing is stored or sent, and the result never shows a secret."
      action="Check the file"
      rows={12}
      isFile
      explain={explain}
    />
  );
}
