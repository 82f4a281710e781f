// Replaces: @theme/DocItem/TOC/Mobile of 3.10.2.
// Change: the table of contents shares a line with the breadcrumbs, which stays below the navbar, and opens over the
// text. Upstream's takes up its own line above the title and scrolls away.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDropdown} from '@site/src/components/ui/useDropdown';
import {closestTo} from '@site/src/lib/closestTo';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCOnPhone(): ReactNode {
  const {toc} = useDoc();
  const {isOpen, setOpen, wrapper} = useDropdown();
  return (
    <div
      ref={wrapper}
      className={clsx(
        ThemeClassNames.docs.docTocMobile,
        'dropdown dropdown--right',
        isOpen && 'dropdown--show',
        styles.toc,
      )}
    >
      <button
        type="button"
        className="clean-btn caret"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        On this page
      </button>
      {isOpen && (
        // The links in it receive the key presses, and Enter on one triggers a click.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <div
          className="dropdown__menu thin-scrollbar"
          onClick={(event) => {
            if (closestTo(event, 'a')) {
              // After the browser has followed the link.
              setTimeout(() => setOpen(false));
            }
          }}
        >
          <TOCItems toc={toc} className="menu__list" linkClassName="menu__link" />
        </div>
      )}
    </div>
  );
}
