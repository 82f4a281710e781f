import {useEffect, useMemo, useSyncExternalStore, type ReactNode} from 'react';
import {history, RouterContext} from './context';
import {type Location, type Target} from './location';
import {rootMatch} from './match';

function currentLocation(): Location {
  return history.location;
}

/** Draws the page anew for each change of the address. */
export function BrowserRouter({children}: {readonly children: ReactNode}) {
  const location = useSyncExternalStore(history.listen, currentLocation, currentLocation);
  const value = useMemo(() => ({location, match: rootMatch(location.pathname)}), [location]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

interface RouteProps {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/**
 * Draws what is inside for another address than the window's; all that the framework uses of `Route`. While the next
 * page loads, the window's address has changed and this one has not: nothing inside is drawn anew for that.
 */
export function Route({location, render}: RouteProps) {
  const value = useMemo(() => ({location, match: rootMatch(location.pathname)}), [location]);
  return <RouterContext value={value}>{render()}</RouterContext>;
}

/** Goes to another page in place of this one. */
export function Redirect({to}: {readonly to: Target}): null {
  useEffect(() => history.replace(to), [to]);
  return null;
}
