import {useEffect} from 'react';
import {rowId} from '../modalIds';
import type {ModalState} from '../modalState';
import {pageOf} from './openRow';

/** Milliseconds that a row must stay selected until its page is loaded: nobody wants every page on the way. */
const settledAfterMs = 300;

interface Options {
  readonly row: number;
  readonly url: string | undefined;
  readonly chosenBy: ModalState['chosenBy'];
}

/** Brings the selected row into view, and its page near: it opens faster when it is there already. */
export function useSelectedRow({row, url, chosenBy}: Options): void {
  useEffect(() => {
    if (chosenBy === 'key') {
      document.getElementById(rowId(row))?.scrollIntoView({block: 'nearest'});
    }
  }, [row, chosenBy]);
  useEffect(() => {
    const isHere = url?.startsWith('/') ?? false;
    const timer = setTimeout(() => {
      if (isHere && url !== undefined) {
        void window.docusaurus.prefetch(pageOf(url));
      }
    }, settledAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [url]);
}
