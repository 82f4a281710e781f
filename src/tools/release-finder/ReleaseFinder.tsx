import interactiveWhenNear from '@site/src/components/interactive/interactiveWhenNear';

/** The release finder: its first comparison is in the page, and its code loads when a reader comes near. */
export default interactiveWhenNear(() => import('./ReleaseTool'));
