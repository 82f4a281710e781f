import {type ReactNode, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {followLinks} from '@site/plugins/static-docs/browser/followLinks';

interface Props {
  /** Text of the page as the server built it. */
  readonly html: string;
}

/** The text of a page that React leaves as it is. */
export default function BuiltContent({html}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(
    () =>
      content.current === null ? undefined : followLinks(content.current, (route) => history.push(route)),
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
