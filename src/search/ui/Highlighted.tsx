import type {ReactNode} from 'react';
import type {TextPart} from '@site/src/search/client/contract';

/** A text with its matches marked. */
export default function Highlighted({parts}: {readonly parts: readonly TextPart[]}): ReactNode {
  return (
    <bdi>{parts.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</bdi>
  );
}
