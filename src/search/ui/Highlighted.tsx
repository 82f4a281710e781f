import {type ReactNode} from 'react';
import {highlightParts} from '@site/src/search/client/highlightParts';

/** Draws highlighted text as text: whatever HTML it holds stays visible as characters. */
export default function Highlighted({html}: {readonly html: string}): ReactNode {
  return (
    <bdi>
      {highlightParts(html).map(({text, isMatch}, index) =>
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </bdi>
  );
}
