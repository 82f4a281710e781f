import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Modules under `src/behavior` that run in every page, in the order in which they're told about a new route. */
const modules: readonly string[] = [
  'addressBar',
  'loadFailure',
  'offlineNavigation',
  'largePicture',
  'tabs',
  'entries',
  'missingSection',
  'foundWords',
  'routeFocus',
  'shortcuts',
  'heldEnter',
  'prefetch',
  'later',
];

/**
 * Adds the modules that work on the whole document. The site's configuration could list them, but then every page's
 * scripts would contain the list.
 */
export default function behavior({siteDir}: LoadContext): Plugin {
  return {
    name: 'behavior',
    getClientModules: () => modules.map((module) => path.join(siteDir, 'src/behavior', module)),
  };
}
