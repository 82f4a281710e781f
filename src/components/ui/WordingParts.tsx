import type {ReactNode} from 'react';
import {splitWording} from '@site/src/lib/messages/wording';

/** The wording of a message, with a variable for each part that varies. */
export default function WordingParts({of}: {readonly of: string}): ReactNode {
  return splitWording(of).map((part, index) =>
    index % 2 === 0 ? part : <var key={index}>{`{${part}}`}</var>,
  );
}
