/**
 * Replaces `react-helmet-async` (1.3) in the browser, where Docusaurus' `<Head>` uses it with children alone: title,
 * attributes of `<html>` and `<body>`, and the elements of the head, updated with the frame after a change. The server
 * writes the head of the first page with the original.
 */
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {headState} from './headState';
import {updateHead} from './updateHead';

interface Props {
  readonly children?: ReactNode;
}

/** The children of each `<Head>` that is in the page, in the order in which they came. */
const heads = new Set<{children: ReactNode}>();

let isScheduled = false;

function update(): void {
  if (isScheduled) {
    return;
  }
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    updateHead(headState([...heads].map(({children}) => children)));
  });
}

export function Helmet({children}: Props): null {
  const {current: head} = useRef({children});
  useLayoutEffect(() => {
    head.children = children;
    update();
  }, [head, children]);
  useLayoutEffect(() => {
    heads.add(head);
    return () => {
      heads.delete(head);
      update();
    };
  }, [head]);
  return null;
}

export function HelmetProvider({children}: Props): ReactNode {
  return children;
}
