import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {afterPaint} from '@site/src/behavior/afterPaint';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import {pageMap} from '@site/src/site/pageMap';
import SearchButton from './SearchButton';
import SearchDialog, {type ModalPart} from './SearchDialog';
import {useSearchShortcuts} from './shortcuts';

/** The search button and, while search is open, its dialog. Without JavaScript, a link to the list of all pages. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Changes immediately: the next key may come before the next render, such as while a page is being rendered. */
  const isOpenNow = useRef(false);
  const [openings, setOpenings] = useState(0);
  const [query, setQuery] = useState('');
  const modalPart = useModalPart();
  const {load} = modalPart;

  const prepare = useCallback(() => {
    // The worker first: it loads the index off the main thread.
    void getSearchClient().prepare();
    load();
  }, [load]);
  const open = useCallback((initialQuery: string) => {
    const {activeElement} = document;
    const hasFocus = activeElement instanceof HTMLElement && activeElement !== document.body;
    // The last dialog may still be there, and is about to go.
    if (!activeElement?.closest('.search-dialog')) {
      returnFocus.current = hasFocus ? activeElement : button.current;
    }
    isOpenNow.current = true;
    setQuery(initialQuery);
    setOpenings((count) => count + 1);
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    isOpenNow.current = false;
    setIsOpen(false);
  }, []);
  // Show the box before loading what fills the list.
  useEffect(() => (isOpen ? afterPaint(prepare) : undefined), [isOpen, prepare]);
  useSearchShortcuts({isOpen: isOpenNow, button, onOpen: open, onClose: close});

  return (
    <>
      <Link hidden data-without-scripts="" to={pageMap.path}>
        {pageMap.label}
      </Link>
      <SearchButton ref={button} isOpen={isOpen} onIntent={prepare} onClick={() => open('')} />
      {isOpen && (
        <SearchDialog
          key={openings}
          {...modalPart}
          initialQuery={query}
          returnFocus={returnFocus}
          onClose={close}
        />
      )}
    </>
  );
}

/** The larger part of the modal, in its own chunk. `React.lazy` would cache a failed download. */
function useModalPart(): ModalPart {
  const [part, setPart] = useState<ModalPart['part']>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import('./modal').then(
      (module) => {
        setPart(module);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  return {part, hasFailed, load};
}
