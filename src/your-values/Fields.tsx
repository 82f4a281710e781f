import {type ClipboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import styles from '@site/src/components/form/Form.module.css';
import TextField from '@site/src/components/form/TextField';
import {useStatus} from '@site/src/components/form/useStatus';
import {useCookieConsent} from '@site/src/components/consent/useCookieConsent';
import {docPath, docIds} from '@site/src/site/docs';
import {type ValueName, valueNames, definitionOf} from '@site/src/site/readerValues';
import {afterPress} from './afterPress';
import {clearValues, readOwnValues, readValues, saveValue} from './store';
import {useValues} from './useValues';

interface Draft {
  readonly text: string;
  readonly error?: string | undefined;
}

/** A field that saves its value when the reader leaves it or presses Enter. */
function Field({name}: {readonly name: ValueName}): ReactNode {
  const values = useValues();
  const [draft, setDraft] = useState<Draft>();
  const own = readOwnValues()[name] ?? '';
  const {label, hint} = definitionOf(name);
  const text = draft?.text ?? own;
  const take = (): void => {
    if (draft !== undefined) {
      const error = saveValue(name, draft.text);
      afterPress(() => setDraft(error === undefined ? undefined : {text, error}));
    }
  };
  const form = useRef<HTMLFormElement>(null);
  const leave = useEffectEvent((part: Element | null) => {
    if (part?.contains(document.activeElement)) {
      take();
    }
  });
  // Back removes the field while it has the focus, and React then reports no blur.
  useLayoutEffect(() => {
    const part = form.current;
    return () => leave(part);
  }, []);
  /** A single-line field would join the lines. */
  const refuseLines = (event: ClipboardEvent): void => {
    if (/[\r\n]/.test(event.clipboardData.getData('text').trim())) {
      event.preventDefault();
      setDraft({text, error: "That's more than one line. Paste a single value."});
    }
  };
  return (
    <form ref={form} method="dialog" onSubmit={take}>
      <TextField
        label={label}
        hint={hint}
        value={text}
        placeholder={values[name]}
        error={draft?.error}
        onChange={(changed) => setDraft({text: changed})}
        onBlur={take}
        onPaste={refuseLines}
      />
      {/* By the time it's validated, the focus may be elsewhere. */}
      <span role="status" className="visually-hidden">
        {draft?.error !== undefined && `${label}: ${draft.error}`}
      </span>
    </form>
  );
}

interface Props {
  readonly names?: readonly ValueName[] | undefined;
}

/** Fields for the reader's own values, and a button that clears all of them. */
export default function Fields({names = valueNames}: Props): ReactNode {
  const isKept = useCookieConsent() === 'accepted';
  const values = useValues();
  const [cleared, setCleared] = useState(0);
  const {status, setStatus} = useStatus(values);
  return (
    <div className={styles.form}>
      <p className="margin-bottom--none">
        {`Code, tables, and links show what you enter here, on all pages. It stays in this browser ${
          isKept ? 'until you clear it' : 'until you close the tab'
        }, and nothing is sent. Don't enter secrets.`}
      </p>
      {names.map((name) => (
        <Field key={`${name} ${cleared}`} name={name} />
      ))}
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            clearValues();
            setCleared(cleared + 1);
            setStatus('Cleared.', readValues());
          }}
        >
          Clear all values
        </button>
        <Link to={docPath(docIds.privacy)}>What the site keeps</Link>
        <span aria-live="polite">{status}</span>
      </div>
    </div>
  );
}
