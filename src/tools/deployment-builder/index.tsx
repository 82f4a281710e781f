import interactiveWhenNear from '@site/src/components/interactive/interactiveWhenNear';

/** The builder, whose first files are in the page's HTML. */
export default interactiveWhenNear(
  () => import(/* webpackChunkName: "deployment-builder" */ './DeploymentBuilder'),
);
