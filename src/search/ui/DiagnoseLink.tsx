import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {diagnosePath} from '@site/src/site/diagnose';

interface Props {
  /** What the reader pasted or typed; the page takes it over. */
  readonly text: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** Leads to the page that explains whole messages and logs, with the text in the part of the address that isn't sent. */
export default function DiagnoseLink({text, children, onClick}: Props): ReactNode {
  return (
    <Link to={diagnosePath(text)} {...(onClick && {onClick})}>
      {children}
    </Link>
  );
}
