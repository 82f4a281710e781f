import {Fragment, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef} from 'react';
import clsx from 'clsx';
import Interactive from '@site/src/components/interactive/Interactive';
import styles from '@site/src/components/form/Form.module.css';
import {useHistoryState} from '@site/src/components/form/useHistoryState';
import WithoutScripts from '@site/src/components/form/WithoutScripts';
import {asTyped} from '@site/src/components/ui/asTyped';
import {revealOnTab} from '@site/src/components/ui/revealOnTab';
import {maxFileLength, maxLogLength} from '@site/src/site/pasteLimits';
import {replaceText} from './pasteField';

/** What a box makes of a text. */
export interface Explanation {
  /** One line for the live region. */
  readonly summary: string;
  readonly details: ReactNode;
}

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Label of the button. */
  readonly action: string;
  readonly rows: number;
  /** A file is checked line by line, so its lines don't wrap. It's shorter than a log. */
  readonly isFile?: boolean;
  /** The field, for boxes that also get their text from elsewhere. */
  readonly ref?: RefObject<HTMLTextAreaElement | null>;
  /** Also loads what's needed. */
  readonly explain: (text: string) => Explanation | Promise<Explanation>;
}

type State =
  | {readonly kind: 'idle'}
  | {readonly kind: 'empty'}
  | {readonly kind: 'working'}
  | {readonly kind: 'failed'; readonly message: string}
  | ({readonly kind: 'done'; readonly run: number; readonly isCut: boolean} & Explanation);

/** What readers see if what a box needs doesn't arrive. */
function describeFailure(error: unknown): string {
  const reason = String(error instanceof Error ? error.message : error).replace(/[.!?]*$/, '.');
  return `What this box needs couldn't be loaded: ${reason} Check your connection and try again. If that doesn't help, copy your text and reload the page.`;
}

/** A box for a text that's explained below it. Everything happens in the browser. */
export default function PasteForm({
  label,
  hint,
  action,
  rows,
  isFile = false,
  ref,
  explain,
}: Props): ReactNode {
  const id = useId();
  const maxLength = isFile ? maxFileLength : maxLogLength;
  const [state, setState] = useHistoryState<State>('result', () => ({kind: 'idle'}));
  /** React doesn't render it: a log is long. */
  const [entered] = useHistoryState('text', () => ({text: ''}));
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? ownRef;
  const answer = useRef<HTMLParagraphElement>(null);
  const latest = useRef(0);

  // The result begins below the box, where the window may end or the cookie banner may be.
  useEffect(() => {
    // Readers who come back are already where they were.
    if (state.kind === 'done' && state.run === latest.current) {
      answer.current?.scrollIntoView({block: 'nearest'});
    }
  }, [state]);

  const start = (): void => {
    const text = field.current?.value ?? '';
    entered.text = text;
    latest.current += 1;
    const own = latest.current;
    const settle = (next: State): void => {
      if (own === latest.current) {
        setState(next);
      }
    };
    if (text.trim() === '') {
      setState({kind: 'empty'});
      field.current?.focus();
      return;
    }
    setState({kind: 'working'});
    Promise.resolve(text)
      .then(explain)
      .then(
        (explanation) => settle({...explanation, kind: 'done', run: own, isCut: text.length >= maxLength}),
        (error: unknown) => settle({kind: 'failed', message: describeFailure(error)}),
      );
  };

  useLayoutEffect(() => {
    if (field.current && entered.text !== '') {
      field.current.value = entered.text;
    }
    if (state.kind === 'working') {
      start();
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for a reader who comes back
  }, []);

  const status = (): string => {
    switch (state.kind) {
      case 'idle':
        return '';
      case 'empty':
        return 'The box is empty. Paste the text into it first.';
      case 'working':
        return 'Reading…';
      case 'failed':
        return state.message;
      case 'done':
        return `${state.summary}${state.isCut ? ` Only the first ${maxLength.toLocaleString('en')} characters fit.` : ''}`;
    }
  };

  return (
    <Interactive className={styles.form} data-paste-box="">
      <WithoutScripts>This box needs JavaScript.</WithoutScripts>
      {/* With this method, the browser sends nothing and stays on the page, even before scripts respond. */}
      <form
        data-control=""
        method="dialog"
        onSubmit={start}
        onReset={() => {
          if (field.current) {
            replaceText(field.current, '');
          }
          latest.current += 1;
          entered.text = '';
          setState({kind: 'idle'});
        }}
      >
        <label htmlFor={id} className={styles.name}>
          {label}
        </label>
        <textarea
          ref={field}
          id={id}
          className={clsx(styles.input, styles.text, isFile && styles.file)}
          rows={rows}
          maxLength={maxLength}
          {...asTyped}
          onInput={({currentTarget}) => {
            entered.text = currentTarget.value;
          }}
          onKeyUp={revealOnTab}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
        <div className={clsx(styles.buttons, 'margin-top--sm')}>
          <button type="submit" className="button button--primary">
            {action}
          </button>
          <button type="reset" className="button button--secondary">
            Clear
          </button>
        </div>
      </form>
      <p ref={answer} role="status" className={clsx(styles.answer, 'margin-bottom--none')}>
        {status()}
      </p>
      {/* Each result gets new elements: on a translated page, React can't update texts that have other nodes beside
          them. */}
      {state.kind === 'done' && <Fragment key={state.run}>{state.details}</Fragment>}
    </Interactive>
  );
}
