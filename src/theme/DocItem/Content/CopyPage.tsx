import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDropdown} from '@site/src/components/ui/useDropdown';
import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {llmsFiles} from '@site/src/site/pageMap';
import styles from './CopyPage.module.css';

interface Props {
  /** Where the page is as Markdown. */
  readonly markdown: string;
}

const loadCopyPage = () => import('@site/src/behavior/copyPage');

/** Ways to get the page as Markdown. Without JavaScript, a link to it. */
export default function CopyPage({markdown}: Props): ReactNode {
  const {isOpen, setOpen, wrapper} = useDropdown();
  const status = useRef<HTMLSpanElement>(null);
  const index = useBaseUrl(llmsFiles.index);
  const copy = (): void => {
    setOpen(false);
    wrapper.current?.querySelector('button')?.focus();
    whenLoaded(
      loadCopyPage(),
      ({copyPage}) => {
        if (status.current) {
          void copyPage(markdown, status.current);
        }
      },
      // Without that code, readers can copy what they see.
      () => window.location.assign(markdown),
    );
  };
  return (
    <div
      ref={wrapper}
      className={clsx('dropdown dropdown--right', isOpen && 'dropdown--show', styles.wrapper)}
      data-unsearched
    >
      <button
        type="button"
        className="button button--secondary button--sm"
        data-control
        aria-label="Copy page"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          // Safari lets pages copy only during the press, so the code for it is loaded beforehand.
          loadCopyPage().catch(() => undefined);
        }}
      >
        <svg
          viewBox="0 0 24 24"
          width="1.2em"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M8 8V4h12v12h-4M4 8h12v12H4z" />
        </svg>
        <span className="caret"> Copy page</span>
      </button>
      <noscript>
        {/* oxlint-disable-next-line react/forbid-elements -- a file, not a route */}
        <a href={markdown} rel="alternate">
          Markdown
        </a>
      </noscript>
      {isOpen && (
        <div className="dropdown__menu">
          <button type="button" className="clean-btn dropdown__link button--block text--left" onClick={copy}>
            Copy as Markdown
          </button>
          {/* oxlint-disable-next-line react/forbid-elements -- as above */}
          <a className="dropdown__link" href={markdown} rel="alternate">
            Open as Markdown
          </a>
          {/* oxlint-disable-next-line react/forbid-elements -- as above */}
          <a className="dropdown__link" href={index} rel="alternate">
            All pages (llms.txt)
          </a>
        </div>
      )}
      <span ref={status} role="status" className={styles.status} />
    </div>
  );
}
