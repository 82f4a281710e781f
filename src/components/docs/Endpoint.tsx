import type {ReactNode} from 'react';
import type {Role} from '@site/src/lib/reference/role';
import Entry from './Entry';
import styles from './Entry.module.css';

interface Props {
  /** Its anchor on the page. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly summary: string;
  readonly role: Role;
  readonly children: ReactNode;
}

/** An endpoint of the REST API. Search finds it by everything in its title. */
export default function Endpoint({id, method, path, summary, role, children}: Props): ReactNode {
  return (
    <Entry
      id={id}
      title={
        <>
          <small translate="no">{method}</small> <code translate="no">{path}</code>{' '}
          <span className={styles.summary}>{summary}</span>
        </>
      }
      badge={role}
    >
      {children}
    </Entry>
  );
}
