import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {docPath, docIds} from '@site/src/site/docs';
import {pageLinks} from './pageLinks';

/** Where to start without a query: pages that the current one links to, and the messages. */
export default function StartingPoints(): ReactNode {
  const docs = useBaseUrl(docPath(docIds.intro));
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
            <Link to={href}>{text}</Link>
          </li>
        ))}
        <li>
          Something wrong? <Link to={docPath(docIds.messages)}>Look up the message</Link>
        </li>
      </ul>
    </nav>
  );
}
