/** Entry of the chunk that's loaded when the box is used. */
import type {Explanation} from '@site/src/components/paste/PasteForm';
import type {KnownMessage} from '@site/src/lib/messages/knownMessage';
import {explain, type Diagnosis} from './explain';
import {fetchExplanations} from './fetchExplanations';
import Findings from './Findings';

function summarize({known, unknown}: Diagnosis): string {
  const lines = (count: number, kind: string): string =>
    `${count.toLocaleString('en')} ${kind} message${count === 1 ? '' : 's'}`;
  return `${lines(known.length, 'known')}, ${lines(unknown.length, 'unknown')}.`;
}

/**
 * Explains a pasted text with the entries of the messages in it.
 *
 * @param withBaseUrl turns a path from the root of the site into a URL
 * @throws Error if the explanations can't be fetched
 */
export async function diagnose(
  text: string,
  messages: readonly KnownMessage[],
  withBaseUrl: (path: string) => string,
): Promise<Explanation> {
  const diagnosis = await explain(text, messages);
  const known = diagnosis.known.map(({message}) => message);
  const explanations = await fetchExplanations(known, withBaseUrl);
  return {
    summary: summarize(diagnosis),
    details: <Findings diagnosis={diagnosis} explanations={explanations} />,
  };
}
