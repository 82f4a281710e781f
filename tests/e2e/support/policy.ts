/** Listens to what the browser refuses because of the page's Content-Security-Policy. */
import {type BrowserContext} from '@playwright/test';

/**
 * Watches all pages of a context from their first line on. A refusal is also an error on the console; the event says
 * which directive and what.
 * @returns a list that grows while the policy refuses things
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
