import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import formStyles from './Form.module.css';
import styles from './OutputFile.module.css';
import type {MadeFile} from './madeFile';
import {saveFile} from './saveFile';
import {useCopy} from './useCopy';

interface Props extends MadeFile {
  /** What's copied and saved, where it differs from what's shown because that hides secrets. */
  readonly content?: string;
}

/** A file or a command that the page has made, to copy or to save. Search leaves it out: the pages explain its parts. */
export default function OutputFile({name, purpose, text, content = text, isSaved = true}: Props): ReactNode {
  const {status, setStatus, copy} = useCopy(
    content,
    // If readers copied the text by hand, they'd get the dots that hide the secrets.
    text === content
      ? 'Select the text, and copy it with the keyboard.'
      : 'Show the secrets, then select the text, and copy it with the keyboard.',
  );
  return (
    <section className={styles.file} aria-label={name} data-unsearched="">
      <header>
        <Heading as="h4" className={styles.name}>
          {name}
        </Heading>
        <div className={formStyles.buttons} data-control="">
          <button
            type="button"
            className="button button--sm button--secondary"
            aria-label={`Copy ${name}`}
            onClick={() => void copy()}
          >
            Copy
          </button>
          {isSaved && (
            <button
              type="button"
              className="button button--sm button--secondary"
              aria-label={`Download ${name}`}
              onClick={() => {
                saveFile(name.slice(name.lastIndexOf('/') + 1), content);
                setStatus('Saved to your downloads folder.');
              }}
            >
              Download
            </button>
          )}
        </div>
        <p role="status" className={styles.status}>
          {status}
        </p>
      </header>
      <p className={styles.reason}>
        <InlineMarkdown text={purpose} />
      </p>
      {/* What scrolls must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" tabIndex={0} aria-label={`Contents of ${name}`} role="group">
        <code>{text}</code>
      </pre>
    </section>
  );
}
