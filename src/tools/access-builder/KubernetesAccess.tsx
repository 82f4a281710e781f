import interactiveWhenNear from '@site/src/components/interactive/interactiveWhenNear';

/** The builder for clusters: its first state is in the page, and its code loads when a reader comes near. */
export default interactiveWhenNear(() => import('./KubernetesTool'));
