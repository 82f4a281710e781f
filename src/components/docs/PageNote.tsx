import type {ReactNode} from 'react';
import styles from './PageNote.module.css';

interface Props {
  /** The release of the product that the page describes. */
  readonly release: string | undefined;
  /** Where the page is as Markdown. */
  readonly markdown: string;
  /** Where all pages are listed as Markdown. */
  readonly index: string;
  readonly children?: ReactNode;
}

/** Which release a page describes, and ways to take it along as Markdown. `src/behavior/copyPage` makes the button work. */
export default function PageNote({release, markdown, index, children}: Props): ReactNode {
  return (
    <div className={styles.note} data-unsearched>
      {release && (
        <span className={styles.release}>
          Checked against <b>{release}</b>
        </span>
      )}
      <button type="button" className="clean-btn" data-copy-page={markdown}>
        Copy page as Markdown
      </button>
      {/* oxlint-disable-next-line react/forbid-elements -- a file, not a route */}
      <a href={markdown} rel="alternate">
        View as Markdown
      </a>
      {/* oxlint-disable-next-line react/forbid-elements -- as above */}
      <a href={index} rel="alternate">
        All pages (llms.txt)
      </a>
      {children}
      <span role="status" />
    </div>
  );
}
