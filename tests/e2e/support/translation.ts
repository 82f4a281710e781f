/**
 * Replaces each text with a `font` element that contains it, whenever there's a new one, as Chrome's translation does:
 * the text nodes that the page's scripts know are then no longer part of the page. The words stay the same, so tests
 * find them. A script that changes such a text anyway, which no reader would see, is reported as an error.
 */
export function replaceTexts(): void {
  const replaced = new WeakSet();
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (replaced.has(this)) {
        console.error(
          `A translated text changes, and nobody sees it: "${this.nodeValue ?? ''}" to "${text}"`,
        );
      }
      value?.set?.call(this, text);
    },
  });
  const font = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const isLeftAlone = (element: Element | null): boolean =>
    element === null ||
    element.closest('script, style, noscript, textarea, title, svg, font, [translate=no], .notranslate') !==
      null;
  const wrap = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = root instanceof Text ? [root] : [];
    while (texts.nextNode()) {
      found.push(texts.currentNode as Text);
    }
    for (const text of found) {
      if (/\S/.test(text.data) && !isLeftAlone(text.parentElement)) {
        const outer = font();
        outer.append(font());
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
        replaced.add(text);
      }
    }
  };
  const start = (): void => {
    wrap(document.body);
    new MutationObserver((mutations) => {
      for (const {type, target, addedNodes} of mutations) {
        (type === 'characterData' ? [target] : addedNodes).forEach(wrap);
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  };
  // The document may still be empty.
  const isHydrated = (): boolean => document.querySelector('[data-has-hydrated="true"]') !== null;
  if (isHydrated()) {
    start();
    return;
  }
  // Starts once the page reacts, because a browser first has to detect the page's language.
  new MutationObserver((_, observer) => {
    if (isHydrated()) {
      observer.disconnect();
      start();
    }
  }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
}
