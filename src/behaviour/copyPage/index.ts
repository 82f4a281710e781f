/** The button that copies a page as Markdown, in HTML that may be static (`src/components/docs/PageNote`). */

async function onEvent({type, target}: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-page]') : null;
  if (button) {
    const {copyPage} = await import('./copyPage');
    if (type === 'click') {
      await copyPage(button);
    }
  }
}

if (typeof document !== 'undefined') {
  // The script is to be there before the press, because Safari lets pages copy only during it.
  for (const type of ['pointerover', 'click']) {
    document.addEventListener(type, (event) => void onEvent(event));
  }
}
