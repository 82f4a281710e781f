import terms from '@generated/reference/default/terms.json';
import {isOutside, onLightDismiss} from '@site/src/components/ui/lightDismiss';
import {hasModifier} from '@site/src/lib/keys';
import {element} from '../element';
import {placeBeside} from './placeBeside';
import styles from './explanation.late.module.css';

const textId = 'explained-term';

/** Milliseconds that the pointer has to get from the word to its explanation. */
const leaveDelay = 300;

let closeOpen: (() => void) | undefined;

function makeBox(term: string, sentence: string, link: HTMLAnchorElement): HTMLElement {
  const text = element('p', {id: textId}, element('strong', {}, term), `: ${sentence}`);
  const entry = element('a', {href: link.href}, 'Open in the glossary');
  entry.addEventListener('click', (event) => {
    if (!hasModifier(event)) {
      // The router follows links in the text.
      event.preventDefault();
      link.click();
    }
  });
  return element('div', {popover: 'manual', class: styles.box}, text, entry);
}

/** It scrolls with the page, because it's positioned in the document. */
function place(box: HTMLElement, link: HTMLElement): void {
  const {clientWidth: width, clientHeight: height} = document.documentElement;
  const {left, top} = placeBeside([...link.getClientRects()], box.getBoundingClientRect(), {width, height});
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}

/** Shows what a term means until the reader points or goes elsewhere, or presses Escape. */
export function showExplanation(link: HTMLAnchorElement): void {
  const id = link.hash.slice(1);
  const [term, sentence] = terms[id] ?? [];
  if (term === undefined || sentence === undefined || link.hasAttribute('aria-describedby')) {
    return;
  }
  closeOpen?.();
  const box = makeBox(term, sentence, link);
  const listeners = new AbortController();
  const {signal} = listeners;
  const close = (): void => {
    listeners.abort();
    box.remove();
    link.removeAttribute('aria-describedby');
    closeOpen = undefined;
  };
  const parts = [link, box];
  const closeIfLeft = (): void => {
    if (!signal.aborted && !parts.some((part) => part.matches(':hover, :focus, :focus-within'))) {
      close();
    }
  };
  (link.closest('main') ?? document.body).append(box);
  box.showPopover();
  place(box, link);
  link.setAttribute('aria-describedby', textId);
  closeOpen = close;
  onLightDismiss(parts, close, signal);
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'touch' && isOutside(event, parts)) {
        setTimeout(closeIfLeft, leaveDelay);
      }
    },
    {signal},
  );
  link.addEventListener('click', close, {signal});
  window.addEventListener('popstate', close, {signal});
}
