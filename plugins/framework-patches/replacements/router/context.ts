import {createContext, useContext} from 'react';
import {createBrowserHistory, type BrowserHistory} from './browserHistory';
import {type Location} from './location';
import {rootMatch, type Match} from './match';

interface RouterState {
  readonly location: Location;
  readonly match: Match;
}

/** The one history of the window. */
export const history: BrowserHistory = createBrowserHistory();

/** The address that is drawn, which may be behind the window's while the next page loads, and the route around. */
export const RouterContext = createContext<RouterState>({
  location: history.location,
  match: rootMatch(history.location.pathname),
});

export function useHistory(): BrowserHistory {
  return history;
}

export function useLocation(): Location {
  return useContext(RouterContext).location;
}
