/** The page under test in a reader's terms: where its parts are, and what a reader does with them. */
import {expect, type Locator, type Page, type Request, type Response} from '@playwright/test';

export class SitePage {
  readonly navbar: Locator;
  readonly footer: Locator;
  readonly main: Locator;
  readonly heading: Locator;
  readonly banner: Locator;
  readonly cookieSettings: Locator;
  readonly colorToggle: Locator;
  readonly menuButton: Locator;
  readonly mobileMenu: Locator;
  /** On the search page. */
  readonly results: Locator;
  /** What the document has requested and hasn't received yet. */
  readonly #pending = new Set<Request>();

  constructor(readonly page: Page) {
    let isLeaving = false;
    page.on('request', (request) => {
      isLeaving ||= request.isNavigationRequest();
      this.#pending.add(request);
    });
    page.on('framenavigated', () => {
      // It's also reported for another hash, which has no request. What the last document requested never arrives.
      if (isLeaving) {
        this.#pending.clear();
        isLeaving = false;
      }
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    this.navbar = page.locator('nav.navbar');
    this.footer = page.getByRole('contentinfo');
    this.main = page.getByRole('main');
    this.heading = page.getByRole('heading', {level: 1});
    this.banner = page.getByRole('region', {name: 'Cookies on this site'});
    this.cookieSettings = this.footer.getByRole('button', {name: 'Cookie settings'});
    this.colorToggle = this.navbar
      .locator('.navbar__inner')
      .getByRole('button', {name: 'Switch between dark and light mode'});
    this.menuButton = page.getByRole('button', {name: 'Toggle navigation bar'});
    this.mobileMenu = page.locator('.navbar-sidebar');
    this.results = this.main.locator('ol > li');
  }

  /** Opens a URL under the base path (no leading slash) and waits until the page reacts to its reader. */
  async open(address = ''): Promise<Response | null> {
    const response = await this.page.goto(address);
    await this.hydrated();
    return response;
  }

  /** Reloads the page and waits until it reacts. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.hydrated();
  }

  /** React has taken over the page. */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /**
   * Waits until everything has arrived that the page requests on its own, including what it requests once it's painted or
   * idle. The state `networkidle` can't tell, because on a busy machine, the page may pause for longer before that.
   */
  async settled(): Promise<void> {
    await this.#idle();
    await expect.poll(() => this.#pending.size, 'pending requests').toBe(0);
    await this.#idle();
  }

  /** Waits until the browser has painted the page and has nothing urgent to do. */
  async #idle(): Promise<void> {
    await this.page.evaluate(async () => {
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(requestIdleCallback, 0, resolve));
      });
    });
  }

  /**
   * Waits until what loads after the page reacts (`src/behavior/later`) has loaded. Only for pages with code, because
   * it waits for the buttons of a code block, which are part of that.
   */
  async complete(): Promise<void> {
    await this.main.locator('.code-block__buttons').first().waitFor({state: 'attached'});
  }

  /** As a reader does it, so the browser also inserts the text into the focused field. */
  async paste(text: string): Promise<void> {
    await this.page.evaluate((each) => navigator.clipboard.writeText(each), text);
    await this.page.keyboard.press('ControlOrMeta+v');
  }

  /**
   * Has the browser look for words on the open page. A text fragment in the URL finds and opens the same things as the
   * browser's own search, which tests can't control.
   */
  async findWords(words: string): Promise<void> {
    const fragment = `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
    await this.page.goto(new URL(this.page.url()).pathname + fragment);
  }

  /** Records each heading that the page shows, even for a moment. */
  async noteHeadings(): Promise<ReadonlySet<string>> {
    const headings = new Set<string>();
    await this.page.exposeFunction('noteHeading', (heading: string) => headings.add(heading));
    await this.page.addInitScript(() => {
      const note = (window as unknown as {noteHeading: (heading: string) => Promise<void>}).noteHeading;
      new MutationObserver(() => {
        void note(document.querySelector('h1')?.textContent ?? '');
      }).observe(document, {childList: true, subtree: true});
    });
    return headings;
  }

  /** The value of a local storage key, `null` for none. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => window.localStorage.getItem(name), key);
  }

  /** The color mode in effect and the reader's choice, as the style sheet sees them. */
  colorMode(): Promise<{readonly theme: string | undefined; readonly choice: string | undefined}> {
    return this.page.evaluate(() => {
      const {theme, themeChoice} = document.documentElement.dataset;
      return {theme, choice: themeChoice};
    });
  }
}
