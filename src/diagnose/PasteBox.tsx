import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Interactive from '@site/plugins/static-docs/Interactive';
import {handedOver} from '@site/src/site/diagnose';
import {docPath, landmarks} from '@site/src/site/navigation';
import type {Diagnosis} from './explain';
import type Findings from './Findings';
import styles from './PasteBox.module.css';

/** Characters; a longer text would keep a phone busy for seconds. */
const maxLength = 2_000_000;

type State =
  | {readonly kind: 'idle'}
  | {readonly kind: 'working'}
  | {readonly kind: 'failed'; readonly message: string}
  | {readonly kind: 'done'; readonly diagnosis: Diagnosis; readonly Findings: typeof Findings};

const idle: State = {kind: 'idle'};

async function diagnose(text: string, root: string): Promise<State> {
  const [{loadMessages}, {explain}, {default: Shown}] = await Promise.all([
    import('./loadMessages'),
    import('./explain'),
    import('./Findings'),
  ]);
  const diagnosis = await explain(text.slice(0, maxLength), await loadMessages(root));
  return {kind: 'done', diagnosis, Findings: Shown};
}

function describe(state: State): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'working':
      return 'Reading…';
    case 'failed':
      return `The explanations couldn't be loaded: ${state.message} Check your connection and try again.`;
    case 'done': {
      const {known, unknown} = state.diagnosis;
      const lines = (count: number, kind: string): string =>
        `${count} ${kind} message${count === 1 ? '' : 's'}`;
      return `${lines(known.length, 'known')}, ${lines(unknown.length, 'unknown')}.`;
    }
  }
}

/**
 * Takes a line or a log, and shows what the reference says about each message in it. Everything happens in the browser;
 * the explanations are fetched when the box is first used.
 */
export default function PasteBox(): ReactNode {
  const id = useId();
  const root = useBaseUrl(docPath(landmarks.messages));
  const [state, setState] = useState<State>(idle);
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(0);

  const start = (): void => {
    const text = field.current?.value ?? '';
    latest.current += 1;
    const own = latest.current;
    if (text.trim() === '') {
      setState(idle);
      field.current?.focus();
      return;
    }
    setState({kind: 'working'});
    diagnose(text, root).then(
      (result) => {
        if (own === latest.current) {
          setState(result);
        }
      },
      (error: unknown) => {
        if (own === latest.current) {
          setState({kind: 'failed', message: error instanceof Error ? error.message : String(error)});
        }
      },
    );
  };

  useEffect(() => {
    const text = handedOver(window.location.hash);
    if (text !== '' && field.current) {
      field.current.value = text;
      field.current.form?.requestSubmit();
    }
  }, []);

  return (
    <Interactive className={styles.box}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
        onReset={() => {
          latest.current += 1;
          setState(idle);
        }}
      >
        <label htmlFor={id}>Paste a message, a log, or the output of a command</label>
        <textarea
          ref={field}
          id={id}
          rows={5}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          Your text stays in this tab: nothing is stored or sent, and passwords, tokens, and keys are masked
          in the result.
        </p>
        <button type="submit" className="button button--primary">
          Find the cause
        </button>{' '}
        <button type="reset" className="button button--secondary">
          Clear
        </button>
      </form>
      <p role="status" className={styles.status}>
        {describe(state)}
      </p>
      {state.kind === 'done' && <state.Findings diagnosis={state.diagnosis} />}
    </Interactive>
  );
}
