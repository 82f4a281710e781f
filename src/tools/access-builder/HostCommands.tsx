import type {ReactNode} from 'react';
import InlineMarkdown from '@site/src/components/ui/InlineMarkdown';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import {hostCommands} from './hostCommands';

/** Every command that the backend runs on a host, from the list that tests compare with the facts. */
export default function HostCommands(): ReactNode {
  return (
    <ScrollableTable aria-label="Commands on a host">
      <thead>
        <tr>
          <th scope="col">Purpose</th>
          <th scope="col">Command</th>
          <th scope="col">Repeated with sudo</th>
        </tr>
      </thead>
      <tbody>
        {hostCommands.map(({purpose, command, remark, isRetried}) => (
          <tr key={command}>
            <td>
              <InlineMarkdown text={purpose} />
            </td>
            <td>
              <code translate="no">{command.replaceAll('\t', '\\t')}</code>
              {remark && <InlineMarkdown text={`, ${remark}`} />}
            </td>
            <td>{isRetried ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
