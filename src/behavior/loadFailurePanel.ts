import {SkipToContentFallbackId} from '@docusaurus/theme-common';

let shown: HTMLElement | undefined;

/**
 * Shows a message and a Retry button above the page's content, replacing an earlier one. Plain DOM, because the code
 * that would render it with React is what couldn't be loaded.
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
