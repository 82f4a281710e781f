import {SkipToContentFallbackId} from '@docusaurus/theme-common';

/**
 * Puts a panel with the error's text and a Retry button above the page's content. Plain DOM, because the code
 * that would draw it with React is what could not be loaded.
 */
export function showLoadFailure(error: Error): void {
  const text = document.createElement('p');
  text.textContent = `Part of this page could not be loaded: ${error.message}`;

  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => {
    window.location.reload();
  });

  const panel = document.createElement('div');
  panel.className = 'load-failure';
  panel.setAttribute('role', 'alert');
  panel.append(text, retry);
  (document.getElementById(SkipToContentFallbackId) ?? document.body).prepend(panel);
}
