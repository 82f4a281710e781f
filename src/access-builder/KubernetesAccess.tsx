import interactiveWhenNear from '@site/plugins/static-docs/interactiveWhenNear';

/** The builder for clusters: its first state is in the page, and its code loads when a reader comes near. */
export default interactiveWhenNear(() => import('./KubernetesTool'));
