/** Blocks are static HTML that can be read without scripts, so the controls for them don't hold up the page. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.code-block') !== null) {
    void import('./controls').then(({addControls}) => {
      addControls();
    });
  }
}
