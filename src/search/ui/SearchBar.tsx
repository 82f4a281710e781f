import {useCallback, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {pageMap} from '@site/src/site/pageMap';
import SearchButton from './SearchButton';
import SearchDialog from './SearchDialog';
import {useSearchShortcuts} from './shortcuts';
import {prepareSearch} from './useModalPart';

/** The search button and, while search is open, its dialog. Without JavaScript, a link to the list of all pages. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /**
   * Changes immediately: the next key press may come before the next render, such as while a page is being rendered.
   */
  const isOpenNow = useRef(false);
  const [openings, setOpenings] = useState(0);
  const [query, setQuery] = useState('');

  const open = useCallback((initialQuery: string) => {
    const {activeElement} = document;
    const hasFocus = activeElement instanceof HTMLElement && activeElement !== document.body;
    // The previous dialog may still exist, but is about to be removed.
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
  useSearchShortcuts({isOpen: isOpenNow, button, onOpen: open, onClose: close});

  return (
    <>
      <Link hidden data-without-scripts="" to={pageMap.path}>
        {pageMap.label}
      </Link>
      <SearchButton ref={button} isOpen={isOpen} onIntent={prepareSearch} onClick={() => open('')} />
      {isOpen && (
        <SearchDialog key={openings} initialQuery={query} returnFocus={returnFocus} onClose={close} />
      )}
    </>
  );
}
