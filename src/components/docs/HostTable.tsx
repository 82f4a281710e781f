import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import {searchHosts} from '@site/src/site/searchHosts';
import {searchConfigurationOf} from '@site/src/site/search';

/** Every host besides the site's own that readers' browsers contact in this build. */
export default function HostTable(): ReactNode {
  const hosts = searchHosts(searchConfigurationOf(useDocusaurusContext().siteConfig));
  if (hosts.length === 0) {
    return (
      <p>
        Your browser contacts no other host. Search runs on an index that comes from the same host as the
        pages, and what you type stays in your browser.
      </p>
    );
  }
  return (
    <ScrollableTable aria-label="Search hosts">
      <thead>
        <tr>
          <th scope="col">Host</th>
          <th scope="col">Purpose</th>
        </tr>
      </thead>
      <tbody>
        {hosts.map((origin) => (
          <tr key={origin}>
            <td>
              <code translate="no">{origin}</code>
            </td>
            <td>Receives your searches</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
