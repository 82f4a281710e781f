/** What works on the whole document, in every page: what starts with the page's scripts, and what follows each route. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {correctAddresses} from './addressBar';
import {listenToEntries, showEntries} from './entries';
import {moveFocus} from './focus/moveFocus';
import {markFoundWords} from './foundWords';
import {ignoreHeldEnter} from './heldEnter';
import {openPictures} from './lightbox';
import {updateLater} from './later';
import {reportMissingSection} from './missingSection';
import {endLoading, handleLoadFailures} from './pageLoading';
import {prefetchWhenIdle} from './prefetchWhenIdle';
import type {RouteUpdate} from './routeUpdate';
import {listenToShortcuts} from './shortcuts';
import {listenToTabs, showTabs} from './tabs';

if (ExecutionEnvironment.canUseDOM) {
  // First, because the router reads the URL when all have started.
  correctAddresses();
  handleLoadFailures();
  openPictures();
  listenToTabs();
  listenToEntries();
  listenToShortcuts();
  ignoreHeldEnter();
}

export {onRouteUpdate} from './pageLoading';

export function onRouteDidUpdate(update: RouteUpdate): void {
  endLoading();
  showTabs();
  showEntries(update);
  reportMissingSection(update);
  markFoundWords(update);
  // Once what the URL names is visible.
  moveFocus(update);
  prefetchWhenIdle();
  updateLater();
}
