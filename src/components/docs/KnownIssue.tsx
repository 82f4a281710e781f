import type {ReactNode} from 'react';
import {severityNames, type Severity} from '@site/src/lib/reference/severity';
import Entry from './Entry';

interface Props {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly children: ReactNode;
}

/** A fault or limit of the documented release. */
export default function KnownIssue({id, title, severity, children}: Props): ReactNode {
  return (
    <Entry id={id} title={title} badge={severityNames[severity]} kind={severity}>
      {children}
    </Entry>
  );
}
