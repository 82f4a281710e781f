import {Children, type ReactNode} from 'react';
import Entry from './Entry';

interface Props {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  /** What else readers call it. */
  readonly words: readonly string[];
  /** The answer, then what to do instead. */
  readonly children: ReactNode;
}

/** Something that the documented release doesn't have. Search shows the answer. */
export default function NotSupported({id, title, words, children}: Props): ReactNode {
  const [answer, ...instead] = Children.toArray(children);
  return (
    <Entry id={id} title={title} heading="h3" before={answer} words={words}>
      {instead}
    </Entry>
  );
}
