/** Finds what a pointer can press on a page in its current state. */
import {type Page} from '@playwright/test';
import {type Target} from './targetSize';

const interactive = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[role="button"]',
  '[role="link"]',
  '[role="option"]',
  '[role="tab"]',
].join();

/** Every target of the page that's drawn and enabled, inside of the viewport or not. */
export function targetsOf(page: Page): Promise<readonly Target[]> {
  return page.evaluate((selector) => {
    const layers: Element[] = [];

    /** The element or its nearest ancestor that stays while the rest scrolls, or scrolls while the rest stays. */
    const layerOf = (element: Element): Element => {
      const {position, overflowX, overflowY} = getComputedStyle(element);
      const isLayer = /fixed|sticky/.test(position) || /auto|scroll/.test(`${overflowX} ${overflowY}`);
      return isLayer || element.parentElement === null ? element : layerOf(element.parentElement);
    };

    const numberOf = (layer: Element): number => {
      const known = layers.indexOf(layer);
      return known < 0 ? layers.push(layer) - 1 : known;
    };

    /** Whether the block around an element contains words that aren't part of any target. */
    const isInSentence = (element: Element): boolean => {
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') {
        block = block.parentElement;
      }
      const texts = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const {parentElement, textContent} = texts.currentNode;
        if (/\p{L}{2}/u.test(textContent ?? '') && parentElement?.closest(selector) === null) {
          return true;
        }
      }
      return false;
    };

    return [...document.querySelectorAll(selector)]
      .filter((element) => {
        const {right, bottom, width, height} = element.getBoundingClientRect();
        // The skip link is above the page until it's focused.
        const isOnPage = right + window.scrollX > 0 && bottom + window.scrollY > 0;
        const isUsable = element.closest('[inert]') === null && !element.matches(':disabled');
        // An option or a row is one target with the link that fills it.
        const isOutermost = element.parentElement?.closest(selector) === null;
        return (
          isUsable &&
          isOnPage &&
          isOutermost &&
          width * height > 0 &&
          element.checkVisibility({visibilityProperty: true})
        );
      })
      .map((element) => {
        const {left, top, right, bottom} = element.getBoundingClientRect();
        const label = element.getAttribute('aria-label') ?? element.textContent;
        return {
          name: `${element.tagName.toLowerCase()}.${element.classList.value} "${label.trim().slice(0, 40)}"`,
          box: {left, top, right, bottom},
          isInline: getComputedStyle(element).display === 'inline' && isInSentence(element),
          layer: numberOf(layerOf(element)),
        };
      });
  }, interactive);
}
