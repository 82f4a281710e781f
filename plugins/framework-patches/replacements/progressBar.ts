/**
 * Replaces the theme's client module `nprogress` (3.10.2): a bar at the top when the next page takes more than
 * 200 ms. Same element and same times; the style sheet moves it.
 */
import type {ClientModule} from '@docusaurus/types';
import './progressBar.css';

const delay = 200;
const id = 'nprogress';

function show(): void {
  const bar = document.createElement('div');
  bar.id = id;
  document.body.append(bar);
}

const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(show, delay);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    document.getElementById(id)?.remove();
  },
};

export default progressBar;
