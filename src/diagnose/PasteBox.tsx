import {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loaded} from '@site/src/components/paste/failure';
import PasteForm from '@site/src/components/paste/PasteForm';
import {submitText} from '@site/src/components/paste/pasteField';
import {docPath, landmarks} from '@site/src/site/docs';
import {maxLogLength} from '@site/src/site/paste';
import type {Diagnosis} from './explain';
import type Findings from './Findings';
import {takeHandedOver} from './takeHandedOver';

interface Result {
  readonly diagnosis: Diagnosis;
  readonly Findings: typeof Findings;
}

async function diagnose(text: string, root: string): Promise<Result> {
  const needed = Promise.all([
    import('./loadMessages').then(({loadMessages}) => loadMessages(root)),
    import('./explain'),
    import('./Findings'),
  ]);
  const [messages, {explain}, {default: Shown}] = await loaded(needed, "The explanations couldn't be loaded");
  return {diagnosis: await explain(text.slice(0, maxLogLength), messages), Findings: Shown};
}

function describe({diagnosis: {known, unknown}}: Result): string {
  const lines = (count: number, kind: string): string => `${count} ${kind} message${count === 1 ? '' : 's'}`;
  return `${lines(known.length, 'known')}, ${lines(unknown.length, 'unknown')}.`;
}

/**
 * Takes a line or a log, and shows the reference's explanation of each message in it. The explanations are fetched when
 * the box is first used.
 */
export default function PasteBox(): ReactNode {
  const root = useBaseUrl(docPath(landmarks.messages));
  const field = useRef<HTMLTextAreaElement>(null);
  const location = useLocation();

  // Every move to this page may bring a text, including one from the page itself.
  useEffect(() => {
    const text = takeHandedOver();
    if (text !== '') {
      submitText(field.current, text);
    }
  }, [location]);

  return (
    <PasteForm
      label="Paste a message, a log, or the output of a command"
      hint="Your text stays in this tab: nothing is stored or sent, and passwords, tokens, and keys are masked in the result."
      action="Find the cause"
      rows={5}
      ref={field}
      maxLength={maxLogLength}
      explain={(text) => diagnose(text, root)}
      describe={describe}
    >
      {(result) => <result.Findings diagnosis={result.diagnosis} />}
    </PasteForm>
  );
}
