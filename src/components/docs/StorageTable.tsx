import {Fragment, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ScrollableTable from '@site/src/components/ui/ScrollableTable';
import {searchConfigurationOf} from '@site/src/site/search';
import {storageEntries} from '@site/src/site/storageEntries';
import styles from './StorageTable.module.css';

/** The key, with places to wrap after its periods and underscores. */
function breakable(key: string): ReactNode {
  return key.split(/(?<=[._])(?=[^._])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Every key that the site may store in the reader's browser, from the list that the code uses too. */
export default function StorageTable(): ReactNode {
  const {indexName} = searchConfigurationOf(useDocusaurusContext().siteConfig).credentials;
  return (
    <ScrollableTable aria-label="What the site stores">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Content</th>
          <th scope="col">Written when</th>
        </tr>
      </thead>
      <tbody>
        {storageEntries(indexName).map(({key, holds, writtenWhen}) => (
          <tr key={key}>
            <td className={styles.key}>
              <code translate="no">{breakable(key)}</code>
            </td>
            <td>{holds}</td>
            <td>{writtenWhen}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
