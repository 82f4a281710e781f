import type {ReactNode} from 'react';
import {templateParts} from '@site/src/lib/messages/template';

/** The template of a message, with a variable for each part that varies. */
export default function TemplateParts({of}: {readonly of: string}): ReactNode {
  return templateParts(of).map((part, index) =>
    index % 2 === 0 ? part : <var key={index}>{`{${part}}`}</var>,
  );
}
