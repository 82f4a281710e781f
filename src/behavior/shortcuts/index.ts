/**
 * The list of keyboard shortcuts opens with `?` and from the page's footer. It's loaded on demand, but this module
 * listens for the key from the start, because readers may press it before the page can react (`earlyPresses.ts`).
 */
import {whenLoaded} from '@site/src/components/ui/whenLoaded';
import {isApple, isImeComposing, typedCharacter} from '@site/src/lib/keys';
import {isTextField} from '../textField';
import {hasSingleKeys} from './singleKeys';

/** Shows the list once it has loaded. */
export function openShortcuts(): void {
  whenLoaded(import('./sheet'), ({showShortcuts}) => {
    showShortcuts();
  });
}

export function listenToShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const isQuestionMark = typedCharacter(event, isApple()) === '?' && !isImeComposing(event);
    const isTaken = event.defaultPrevented || isTextField(event.composedPath()[0]);
    // Storage is read last, because readers press many other keys.
    if (isQuestionMark && !isTaken && hasSingleKeys()) {
      event.preventDefault();
      openShortcuts();
    }
  });
}
