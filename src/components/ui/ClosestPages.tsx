import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {closestPaths} from './closestPaths';

const shown = 5;

/** Links to the pages whose addresses are most like the one that was asked for, if any. */
export default function ClosestPages(): ReactNode {
  const {pathname} = useLocation();
  const paths = useDocPaths();
  const isInBrowser = useIsBrowser();
  // One file is served at every unknown address, so the build can't know which one the reader asked for.
  const closest = isInBrowser ? closestPaths(pathname, paths, shown) : [];
  if (closest.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Closest pages">
      <p>Pages with a similar address:</p>
      <ul>
        {closest.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useDocPaths(): readonly string[] {
  return Object.values(useAllDocsData()).flatMap(({versions}) =>
    versions.flatMap(({docs}) => docs.map(({path}) => path)),
  );
}
