import interactiveWhenNear from '@site/plugins/static-docs/interactiveWhenNear';

/** The builder, whose first files are in the page's HTML. */
export default interactiveWhenNear(
  () => import(/* webpackChunkName: "deployment-builder" */ './DeploymentBuilder'),
);
