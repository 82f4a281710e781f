import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {VersionChoice} from './useVersionChoice';
import styles from './styles.module.css';

type Props = Pick<VersionChoice, 'selects' | 'choose'>;

/** One list per docs with versions; nothing while there is only one version. */
export default function VersionSelects({selects, choose}: Props): ReactNode {
  return selects.map(({pluginId, chosen, versions}) => (
    <select
      key={pluginId}
      className={styles.input}
      aria-label={translate(
        {
          id: 'search.page.versionLabel',
          message: 'Version to search ({docs})',
          description: 'Name of the list that chooses which version of the docs is searched',
        },
        {docs: pluginId},
      )}
      value={chosen}
      onChange={(event) => {
        choose(pluginId, event.target.value);
      }}
    >
      {versions.map(({name, label}) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  ));
}
