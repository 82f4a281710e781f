/** The tools on pages: the initial state of each is in its page, and its code loads when a reader comes near. */
import interactiveWhenNear from '@site/src/components/interactive/interactiveWhenNear';

/** The files of an installation. */
export const DeploymentBuilder = interactiveWhenNear(
  () => import(/* webpackChunkName: "deployment-builder" */ './deployment-builder/DeploymentBuilder'),
);

/** Accounts with few permissions, for clusters and for servers. */
export const KubernetesAccess = interactiveWhenNear(() => import('./access-builder/KubernetesTool'));
export const ServerAccess = interactiveWhenNear(() => import('./access-builder/ServerTool'));

/** What happens to an alert. */
export const AlertTester = interactiveWhenNear(() => import('./alert-tester/AlertTesterTool'));

/** Finds the release of an installation. */
export const ReleaseFinder = interactiveWhenNear(() => import('./release-finder/ReleaseTool'));
