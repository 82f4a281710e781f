import type {ReactNode} from 'react';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import {clusterRequests} from './clusterRequests';

/** Every kind of request to a cluster, with the permission that it needs, from the list that the builder uses. */
export default function ClusterRequests(): ReactNode {
  return (
    <ScrollableTable aria-label="Requests to a cluster">
      <thead>
        <tr>
          <th scope="col">Permission</th>
          <th scope="col">Where</th>
          <th scope="col">What for</th>
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        {clusterRequests.map(({verb, resource, reach, purpose, without}) => (
          <tr key={`${verb} ${resource}`}>
            <td>
              <code translate="no">{`${verb} ${resource}`}</code>
            </td>
            <td>{reach === 'cluster' ? 'Whole cluster' : 'Where you choose'}</td>
            <td>
              <InlineMarkdown text={purpose} />
            </td>
            <td>
              <InlineMarkdown text={without} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
