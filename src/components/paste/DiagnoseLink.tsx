import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hasModifier} from '@site/src/lib/keys';
import {diagnosePath} from '@site/src/site/diagnose';
import {useHandOver} from './useHandOver';

interface Props {
  readonly text: string;
  readonly children: ReactNode;
}

/** Links to the page that explains messages, with a text. The text is part of the URL only for another tab. */
export default function DiagnoseLink({text, children}: Props): ReactNode {
  const handOver = useHandOver();
  return (
    <Link
      to={diagnosePath(text)}
      onClick={(event) => {
        if (!hasModifier(event)) {
          event.preventDefault();
          handOver(text);
        }
      }}
    >
      {children}
    </Link>
  );
}
