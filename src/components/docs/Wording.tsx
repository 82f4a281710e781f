import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import WordingParts from '@site/src/components/ui/WordingParts';

interface Props {
  /** With `{name}` for each part that varies. */
  readonly of: string;
  /** Its anchor on the page, unless a heading around it has one. */
  readonly id?: string;
}

/** The words of a message. Search and the paste box find them by `data-wording`. */
export default function Wording({of, id}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) {
    collectAnchor(id);
  }
  return (
    <code id={id} data-wording translate="no">
      <WordingParts of={of} />
    </code>
  );
}
