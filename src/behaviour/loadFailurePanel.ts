import {SkipToContentFallbackId} from '@docusaurus/theme-common';

let shown: HTMLElement | undefined;

/**
 * Puts a panel with a text and a Retry button above the page's content. Plain DOM, because the code that would draw it
 * with React is what could not be loaded. There is one panel at most.
 */
export function showLoadFailure(message: string, onRetry: () => void): void {
  const text = document.createElement('p');
  text.textContent = message;

  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = 'Retry';
  retry.addEventListener('click', onRetry);

  const panel = document.createElement('div');
  panel.className = 'load-failure';
  panel.setAttribute('role', 'alert');
  panel.append(text, retry);
  hideLoadFailure();
  shown = panel;
  (document.getElementById(SkipToContentFallbackId) ?? document.body).prepend(panel);
}

export function hideLoadFailure(): void {
  shown?.remove();
  shown = undefined;
}
