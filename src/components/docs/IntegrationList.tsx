import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {integrations} from '@site/src/site/integrations';
import {docPath} from '@site/src/site/navigation';

/** What the console works with, from the registry: name, page and what it gives. */
export default function IntegrationList(): ReactNode {
  return (
    <ul>
      {integrations.map(({id, name, docId, gives}) => (
        <li key={id}>
          <Link to={docPath(docId)}>{name}</Link>: {gives}
        </li>
      ))}
    </ul>
  );
}
