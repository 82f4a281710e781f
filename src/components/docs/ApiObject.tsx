import type {ReactNode} from 'react';
import Entry from './Entry';

interface Props {
  /** Its address on the page. */
  readonly id: string;
  /** Its name in the OpenAPI document. */
  readonly title: string;
  readonly children: ReactNode;
}

/** An object in requests or responses of the REST API, with its fields. */
export default function ApiObject({id, title, children}: Props): ReactNode {
  return (
    <Entry id={id} title={<code translate="no">{title}</code>}>
      {children}
    </Entry>
  );
}
