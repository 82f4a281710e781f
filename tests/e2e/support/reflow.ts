/** Requirements for the layout of a page at any width. */
import {type Page} from '@playwright/test';
import {addStyles} from './addStyles';

export const phone = 390;
/** Phones on which text at twice the size must fit, too. */
const phones = [320, 360, phone] as const;

/**
 * One sentence for each part that extends outside of the window, or of a box that clips its content, and can't be
 * scrolled into view; for each part that scrolls sideways but can't be reached with the keyboard or has no name; and
 * for each table that doesn't fit. In one pass, because pages have thousands of elements.
 */
function partProblems(page: Page, options: {readonly tablesFit: boolean}): Promise<readonly string[]> {
  return page.evaluate(({tablesFit}) => {
    const {body, documentElement} = document;
    const width = documentElement.clientWidth;
    const nameOf = (element: Element): string => `${element.tagName} ${element.getAttribute('class') ?? ''}`;
    const isTooWide = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isInScroller = (element: Element | null): boolean =>
      element !== null && element !== body && (scrolls(element) || isInScroller(element.parentElement));
    const isOutside = (element: Element): boolean => {
      const {left, right} = element.getBoundingClientRect();
      const isPartlyInside = left < width && right > 0;
      return isPartlyInside && (left < -1 || right > width + 1) && !isInScroller(element.parentElement);
    };
    const hidesText = (element: Element): boolean => {
      const {overflowX, textOverflow} = getComputedStyle(element);
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
    };
    const isReached = (element: Element): boolean => {
      const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
      // These are focusable anyway, or their contents are.
      const hasTargets = element.matches('textarea, .search-suggestions, :has([role="tab"])');
      return (isNamed && (element as HTMLElement).tabIndex === 0) || hasTargets;
    };
    // Fields scroll to the text cursor, and pictures are drawn to their own edges. Others wait outside of the window or
    // the menu.
    const exempt =
      'input, svg *, .visually-hidden, [href^="#__docusaurus"], [inert], [inert] *, :has(> * > [inert])';
    const elements = [...body.querySelectorAll('*')];
    const wide = elements.filter(isTooWide);
    const widest = new Set(wide);
    const cut = elements.filter(
      (element) =>
        (isOutside(element) || (widest.has(element) && hidesText(element))) &&
        !element.matches(exempt) &&
        element.checkVisibility(),
    );
    const unreachable = wide.filter(
      (element) => scrolls(element) && !isReached(element) && element.checkVisibility(),
    );
    const tables = [...document.querySelectorAll('main table')].filter((table) =>
      [table, table.parentElement].some((box) => box !== null && isTooWide(box)),
    );
    return [
      ...cut.map((element) => `${nameOf(element)} is cut off`),
      ...unreachable.map((element) => `${nameOf(element)} can't be reached by Tab`),
      ...(tablesFit ? tables : []).map(
        (table) => `the table "${table.querySelector('th')?.textContent ?? ''}" doesn't fit`,
      ),
    ];
  }, options);
}

/**
 * One sentence for each part of a page that doesn't fit into a window of this width, in px. Tables may scroll within
 * themselves, except on a phone with text at the default size.
 */
export async function layoutProblems(
  page: Page,
  width: number,
  {isLarge = false} = {},
): Promise<readonly string[]> {
  // Wide tables are measured in the next frame, and menus move to their place at this width.
  const scrollWidth = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
    return document.documentElement.scrollWidth;
  });
  return [
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : []),
    ...(await partProblems(page, {tablesFit: width === phone && !isLarge})),
  ];
}

/** Texts whose size doesn't change when the reader's text size doubles. The smallest would have 23 px. */
function smallTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body :not(svg *)')]
      .filter(
        (element) =>
          [...element.childNodes].some(
            ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? ''),
          ) &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 22 &&
          element.checkVisibility(),
      )
      .map((element) => `"${element.textContent.slice(0, 40)}" stays small`),
  );
}

/**
 * Sets the text size that the reader has chosen in the browser, in px.
 *
 * @returns a function that restores the default size
 */
export async function setTextSize(page: Page, size: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) =>
    session.send('Page.setFontSizes', {fontSizes: {standard, fixed: Math.round(standard * 0.8125)}});
  await set(size);
  return async () => {
    await set(16);
    await session.detach();
  };
}

/** Shows the whole page, as a reader's own styles would: details, and the panels of all tabs. */
const everything = `
  main details::details-content { content-visibility: visible }
  main [role='tabpanel'] { content-visibility: visible; display: block !important }
`;

/**
 * One sentence for each part of a page that doesn't fit into a phone's window with text at twice the size, on the page
 * as it is and with everything shown that a press would reveal.
 */
export async function largeTextProblems(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const resetTextSize = await setTextSize(page, 32);
  const hideAgain = await addStyles(page, everything);
  const problems: string[] = [];
  for (const width of phones) {
    await page.setViewportSize({width, height: 800});
    const found = await layoutProblems(page, width, {isLarge: true});
    problems.push(...found.map((problem) => `large text, ${width} px: ${problem}`));
  }
  problems.push(...(await smallTexts(page)));
  await hideAgain();
  await resetTextSize();
  if (before !== null) {
    await page.setViewportSize(before);
  }
  return problems;
}
