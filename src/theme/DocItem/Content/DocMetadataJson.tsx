import type {ReactNode} from 'react';
import {type DocMetadata, metadataId} from '@site/plugins/static-docs/browser/builtContent';

interface Props {
  readonly metadata: DocMetadata;
}

/** What is known of the page, as data in its document. `<` is escaped: a title must not end the element. */
export default function DocMetadataJson({metadata}: Props): ReactNode {
  const json = JSON.stringify(metadata).replace(/</g, '\\u003c');
  return <script id={metadataId} type="application/json" dangerouslySetInnerHTML={{__html: json}} />;
}
