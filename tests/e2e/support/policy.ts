/** Listens for what the browser blocks because of the page's Content-Security-Policy. */
import {type BrowserContext} from '@playwright/test';

/**
 * Watches all pages of a context from their first line on. A violation is also an error on the console; the event names
 * the directive and the resource.
 *
 * @returns a list that grows with each violation
 */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const refused: string[] = [];
  await context.exposeFunction('noteRefusal', (text: string) => {
    refused.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sample, documentURI, sourceFile} = event;
      const {noteRefusal} = window as unknown as {readonly noteRefusal: (text: string) => void};
      noteRefusal(`${documentURI}: ${effectiveDirective} refused ${blockedURI} ${sample} (${sourceFile})`);
    });
  });
  return refused;
}
