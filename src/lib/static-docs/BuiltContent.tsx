import {type ReactNode, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {followLinks} from './followLinks';

interface Props {
  /** The page's text as the server rendered it. */
  readonly html: string;
}

/** The text of a page, which React leaves as it is. */
export default function BuiltContent({html}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(
    () => (content.current ? followLinks(content.current, (route) => history.push(route)) : undefined),
    [history],
  );
  return (
    <div
      ref={content}
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      dangerouslySetInnerHTML={{__html: html}}
      suppressHydrationWarning
    />
  );
}
