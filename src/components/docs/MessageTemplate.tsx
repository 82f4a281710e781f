import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import TemplateParts from '@site/src/components/ui/TemplateParts';

interface Props {
  /** With `{name}` for each part that varies. */
  readonly of: string;
  /** Its anchor on the page, unless a heading around it has one. */
  readonly id?: string;
}

/** The words of a message. Search and the paste box find them by `data-template`. */
export default function MessageTemplate({of, id}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id !== undefined) {
    collectAnchor(id);
  }
  return (
    <code id={id} data-template translate="no">
      <TemplateParts of={of} />
    </code>
  );
}
