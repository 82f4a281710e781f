import type {Page} from '@playwright/test';

/** Notes each heading that the page shows, even for a moment. */
export async function noteHeadings(page: Page): Promise<ReadonlySet<string>> {
  const headings = new Set<string>();
  await page.exposeFunction('noteHeading', (heading: string) => headings.add(heading));
  await page.addInitScript(() => {
    const note = (window as unknown as {noteHeading: (heading: string) => Promise<void>}).noteHeading;
    new MutationObserver(() => {
      void note(document.querySelector('h1')?.textContent ?? '');
    }).observe(document, {childList: true, subtree: true});
  });
  return headings;
}
