import interactiveWhenNear from '@site/plugins/static-docs/interactiveWhenNear';

/** The release finder: its first comparison is in the page, and its code loads when a reader comes near. */
export default interactiveWhenNear(() => import('./ReleaseTool'));
