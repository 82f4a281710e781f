import {useState, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hasModifier} from '@site/src/lib/keys';
import {docPath, landmarks} from '@site/src/site/docs';
import {pageLinks} from './pageLinks';

/** Where to start without a query: pages that the current one links to, and the messages. */
export default function StartingPoints(): ReactNode {
  const docs = useBaseUrl(docPath(landmarks.intro));
  const messages = useBaseUrl(docPath(landmarks.messages));
  const [links] = useState(() => {
    const text = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main') ?? document;
    return pageLinks(text, window.location.pathname, `${docs}/`);
  });
  return (
    <nav className="search-start" aria-labelledby="search-start">
      <p className="DocSearch-Hit-source" id="search-start">
        Starting points
      </p>
      <ul>
        {links.map(({href, text}) => (
          <li key={href}>
            <StartingPoint href={href}>{text}</StartingPoint>
          </li>
        ))}
        <li>
          Something wrong? <StartingPoint href={messages}>Look up the message</StartingPoint>
        </li>
      </ul>
    </nav>
  );
}

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

function StartingPoint({href, children}: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent): void => {
    if (!hasModifier(event)) {
      event.preventDefault();
      history.push(href);
    }
  };
  return (
    // A `Link` would fetch its page as soon as it's visible, and the index would have to wait.
    // oxlint-disable-next-line react/forbid-elements -- see above
    <a href={href} onClick={follow}>
      {children}
    </a>
  );
}
