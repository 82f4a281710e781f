import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {getSearchClient} from '@site/src/search/client/getSearchClient';
import SearchButton from './SearchButton';
import SearchDialog from './SearchDialog';
import {afterPaint} from './timing';
import {useModalPart} from './useModalPart';
import {useSearchShortcuts} from './useSearchShortcuts';

/** The search button and, while search is open, its dialog. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
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
    returnFocus.current = hasFocus ? activeElement : button.current;
    setQuery(initialQuery);
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  // Show the box before loading what fills the list.
  useEffect(() => (isOpen ? afterPaint(prepare) : undefined), [isOpen, prepare]);
  useSearchShortcuts({isOpen, button, onOpen: open, onClose: close});

  return (
    <>
      <SearchButton ref={button} isOpen={isOpen} onIntent={prepare} onClick={() => open('')} />
      {isOpen && (
        <SearchDialog {...modalPart} initialQuery={query} returnFocus={returnFocus} onClose={close} />
      )}
    </>
  );
}
