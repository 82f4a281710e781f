import {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import PasteForm, {type Explanation} from '@site/src/components/paste/PasteForm';
import {loadMessages} from '@site/src/lib/messages/loadMessages';
import {takeHandedOver} from './takeHandedOver';

async function explain(text: string, withBaseUrl: (path: string) => string): Promise<Explanation> {
  const [messages, {diagnose}] = await Promise.all([loadMessages(), import('./diagnose')]);
  return diagnose(text, messages, withBaseUrl);
}

/**
 * Takes a line or a log, and shows the reference's explanation of each message in it. When the box is used, it fetches
 * the explanations of those pages that have one of the text's messages.
 */
export default function PasteBox(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const field = useRef<HTMLTextAreaElement>(null);
  const location = useLocation();

  // Every navigation to this page may bring a text, including one from the page itself.
  useEffect(() => {
    const text = takeHandedOver();
    if (text !== '' && field.current) {
      field.current.value = text;
      field.current.form?.requestSubmit();
    }
  }, [location]);

  return (
    <PasteForm
      label="Paste a message, a log, or the output of a command"
      hint="Your text stays in this tab: nothing is stored or sent, and passwords, tokens, and keys are masked in the result."
      action="Find the cause"
      rows={5}
      ref={field}
      explain={(text) => explain(text, withBaseUrl)}
    />
  );
}
