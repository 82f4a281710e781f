import {createElement, type ReactNode, useState} from 'react';

interface Status<Subject> {
  /** What a live region shows. */
  readonly status: ReactNode;
  /** @param about the subject, where it has changed since the last render */
  readonly setStatus: (text: string, about?: Subject) => void;
}

/**
 * The last event, until the subject changes. Screen readers announce only what's new, so a repeated text gets its own
 * element.
 */
export function useStatus<Subject>(subject: Subject): Status<Subject> {
  const [last, setLast] = useState<{text: string; subject: Subject; count: number}>();
  return {
    status: last && last.subject === subject ? createElement('span', {key: last.count}, last.text) : null,
    setStatus: (text, about = subject) =>
      setLast((earlier) => ({text, subject: about, count: (earlier?.count ?? 0) + 1})),
  };
}
