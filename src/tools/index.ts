/** The tools on pages: the initial state of each is in its page, and its code loads when a reader comes near. */
import hydrateOnVisible from '@site/src/components/interactive/hydrateOnVisible';

/** The files of an installation. */
export const DeploymentBuilder = hydrateOnVisible(
  () => import(/* webpackChunkName: "deployment-builder" */ './deployment-builder/DeploymentBuilder'),
);

/** Accounts with few permissions, for clusters and for servers. */
export const KubernetesAccess = hydrateOnVisible(() => import('./access-builder/KubernetesTool'));
export const ServerAccess = hydrateOnVisible(() => import('./access-builder/ServerTool'));

/** What happens to an alert. */
export const AlertTester = hydrateOnVisible(() => import('./alert-tester/AlertTesterTool'));

/** Finds the release of an installation. */
export const ReleaseFinder = hydrateOnVisible(() => import('./release-finder/ReleaseTool'));
