import {type JSX, type ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {isSafeLink} from '@site/plugins/site-search/browser/sanitizeHit';
import Highlighted from './Highlighted';
import {hitParts} from './hitChildren';
import {hitTexts} from './hitTexts';
import './SearchHit.css';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** A result or a stored search: a link over the whole row, and the buttons, if any, beside it. */
export default function SearchHit({hit, children}: Props): JSX.Element {
  const {icon, actions} = hitParts(children);
  const {title, path, snippet} = hitTexts(hit);
  return (
    <div className="search-hit">
      {/* The arrow keys move between results; Tab goes on to the buttons. */}
      <Link className="search-hit__link" to={safeUrl(hit.url)} tabIndex={-1}>
        {icon}
        <span className="search-hit__texts">
          <span className="search-hit__title">
            <Highlighted html={title} />
          </span>
          {path.length > 0 && (
            <span className="search-hit__path DocSearch-Hit-path">
              <bdi>{path.join(' › ')}</bdi>
            </span>
          )}
          {snippet !== null && (
            <span className="search-hit__snippet">
              <Highlighted html={snippet} />
            </span>
          )}
        </span>
      </Link>
      <div className="search-hit__actions">{actions}</div>
    </div>
  );
}

/** The last line of defence: answers and stored searches are read without such addresses. */
function safeUrl(url: string): string {
  return isSafeLink(url) ? url : '/';
}
