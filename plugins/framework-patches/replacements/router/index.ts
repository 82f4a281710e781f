/**
 * Replaces `react-router-dom` (5.3), and with it `react-router`, `history` and their helpers, in the browser. The
 * framework uses a part of them: plain paths as routes, links to addresses, one history, guarded by one function.
 * The server draws pages with the originals.
 */
export {Link, NavLink} from './Link';
export {BrowserRouter, Redirect, Route} from './Router';
// Named by the framework for a configuration that `plugins/framework-patches` refuses.
export {BrowserRouter as HashRouter} from './Router';
export {useHistory, useLocation} from './context';
export {matchPath} from './match';
