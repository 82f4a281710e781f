import type {ReactNode} from 'react';
import {docPath, landmarks} from '@site/src/site/navigation';
import {looksLikeMessage} from '@site/src/site/diagnose';
import DiagnoseLink from '../DiagnoseLink';
import type {Row} from './answer';

interface Props {
  readonly query: string;
  /** The last text that was too long for the box. */
  readonly pasted: string;
  /** The best result. */
  readonly first: Row | undefined;
  readonly onClick: () => void;
}

/** Offers to look up a whole message: when the box has only its beginning, or when no entry of the messages comes first. */
export default function WholeMessage({query, pasted, first, onClick}: Props): ReactNode {
  const isCut = pasted.replace(/\s+/g, ' ').includes(query.trim());
  const isExplained = first?.url.includes(`${docPath(landmarks.messages)}/`);
  if (!isCut && (isExplained || !looksLikeMessage(query))) {
    return null;
  }
  return (
    <div className="DocSearch-HitsFooter">
      <DiagnoseLink text={isCut ? pasted : query} onClick={onClick}>
        {isCut ? 'Look up the whole text that you pasted' : 'Is this an error message? Paste all of it'}
      </DiagnoseLink>
    </div>
  );
}
