import {type ReactNode, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {followLinks} from './followLinks';

interface Props {
  /** All or a part of a page's text, as the server rendered it. */
  readonly html: string;
  readonly className?: string;
}

/** Text of a page, which React leaves as it is. */
export default function BuiltContent({html, className}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(
    () => (content.current ? followLinks(content.current, (route) => history.push(route)) : undefined),
    [history],
  );
  return (
    <div
      ref={content}
      className={className}
      dangerouslySetInnerHTML={{__html: html}}
      suppressHydrationWarning
    />
  );
}
