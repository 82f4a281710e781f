import {type ReactNode, useSyncExternalStore} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {closestPaths} from './closestPaths';

const shown = 5;

/** Links to the known pages whose address is most like the one asked for; nothing when none is. */
export default function ClosestPages(): ReactNode {
  const {pathname} = useLocation();
  const paths = useDocPaths();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // One file answers every unknown address, so the server cannot know which was asked for.
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

function never(): () => void {
  return () => undefined;
}
