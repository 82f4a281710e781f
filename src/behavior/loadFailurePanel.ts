import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {button, element} from './element';

let shown: HTMLElement | undefined;

/**
 * Shows a message and a Retry button above the page's content, replacing an earlier one. Plain DOM, because the code
 * that would render it with React is what couldn't be loaded.
 */
export function showLoadFailure(message: string, onRetry: () => void): void {
  const retry = button({class: 'button button--primary'}, 'Retry', onRetry);
  hideLoadFailure();
  shown = element('div', {class: 'load-failure', role: 'alert'}, element('p', {}, message), retry);
  (document.getElementById(SkipToContentFallbackId) ?? document.body).prepend(shown);
}

export function isLoadFailureShown(): boolean {
  return shown !== undefined;
}

export function hideLoadFailure(): void {
  shown?.remove();
  shown = undefined;
}
