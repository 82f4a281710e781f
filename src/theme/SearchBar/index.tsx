// Replaces: @theme/SearchBar of @docusaurus/theme-search-algolia 3.10.2.
// Change: a light button; the modal and whatever answers it load when a reader shows intent. Upstream puts the whole
// modal into the main bundle and preconnects to the hosted service on every page.
import {useCallback, useRef, useState, type ReactNode} from 'react';
import {getSearchClient} from '@site/plugins/site-search/browser/getSearchClient';
import SearchButton from './SearchButton';
import SearchDialog from './SearchDialog';
import SearchWaiting from './SearchWaiting';
import {useModalComponent} from './useModalComponent';
import {useSearchShortcuts} from './useSearchShortcuts';

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const {Modal, hasFailed, load} = useModalComponent();

  const prepare = useCallback(() => {
    load();
    void getSearchClient().prepare();
  }, [load]);
  const open = useCallback(
    (initialQuery: string) => {
      prepare();
      const {activeElement} = document;
      const hasFocus = activeElement instanceof HTMLElement && activeElement !== document.body;
      returnFocus.current = hasFocus ? activeElement : button.current;
      setQuery(initialQuery);
      setIsOpen(true);
    },
    [prepare],
  );
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  useSearchShortcuts({isOpen, button, onOpen: open, onClose: close});

  return (
    <>
      <SearchButton ref={button} isOpen={isOpen} onIntent={prepare} onClick={() => open('')} />
      {isOpen && (
        <SearchDialog returnFocus={returnFocus}>
          {Modal ? (
            <Modal initialQuery={query} onClose={close} />
          ) : (
            <SearchWaiting
              query={query}
              hasFailed={hasFailed}
              onQuery={setQuery}
              onRetry={load}
              onClose={close}
            />
          )}
        </SearchDialog>
      )}
    </>
  );
}
