/** Gives the style sheet for paper (`plugins/after-build/print`) the page's title and URL, to print on each sheet. */
function nameSheets(): void {
  const {style} = document.documentElement;
  style.setProperty('--sheet-title', JSON.stringify(document.querySelector('h1')?.textContent ?? ''));
  style.setProperty('--sheet-address', JSON.stringify(window.location.href));
}

window.addEventListener('beforeprint', nameSheets);
