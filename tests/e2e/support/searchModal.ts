/** The search modal in a reader's terms. */
import {expect, type Locator, type Page} from '@playwright/test';
import {linkToAll} from './search';

export class SearchModal {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  /** One row per result or stored search. */
  readonly hits: Locator;
  readonly activeHit: Locator;
  readonly groups: Locator;
  readonly status: Locator;
  readonly error: Locator;
  readonly noResults: Locator;
  readonly completions: Locator;
  readonly startingPoints: Locator;
  /** What the keys do, in the footer. */
  readonly keys: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('.DocSearch-Button');
    this.dialog = page.getByRole('dialog', {name: 'Search'});
    this.input = this.dialog.locator('.DocSearch-Input');
    this.hits = this.dialog.locator('.DocSearch-Hit');
    this.activeHit = this.dialog.locator('.DocSearch-Hit[aria-selected=true]');
    this.groups = this.dialog.locator('.DocSearch-Hits');
    this.status = this.dialog.getByRole('status');
    this.error = this.dialog.locator('.DocSearch-ErrorScreen');
    this.noResults = this.dialog.locator('.DocSearch-NoResults');
    this.completions = this.dialog.getByRole('list', {name: 'Completions'}).getByRole('button');
    this.startingPoints = this.dialog.getByRole('navigation', {name: 'Starting points'});
    this.keys = this.dialog.locator('.DocSearch-Commands li');
  }

  /** Opens with the keyboard and waits for the search box. */
  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.input.waitFor();
  }

  /** Opens for a reader without stored searches, and waits until all of the modal is loaded. */
  async openWhole(): Promise<void> {
    await this.open();
    await expect(this.dialog).toContainText('No recent searches');
  }

  /** Opens, types a query, and waits for its results. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.searchAgain(query);
  }

  /** Types another query into the open modal, and waits for its results. */
  async searchAgain(query: string): Promise<void> {
    await this.input.fill(query);
    await this.answers(query);
  }

  /** Waits for the results of a query, or for the message that there are none. Call it before acting on a result. */
  answers(query: string): Promise<void> {
    const none = this.noResults.filter({hasText: `No results for "${query}"`});
    return this.linkToAll(query).or(none).waitFor();
  }

  /** Below the results of a query: leads to all of them on the search page. */
  linkToAll(query: string): Locator {
    return this.page.locator(linkToAll(query));
  }

  title(hit: Locator): Locator {
    return hit.locator('.search-hit__title');
  }

  path(hit: Locator): Locator {
    return hit.locator('.search-hit__path');
  }

  snippet(hit: Locator): Locator {
    return hit.locator('.search-hit__snippet');
  }

  /** Selects results one after another, each in a newly opened modal. */
  async select(queries: readonly string[]): Promise<void> {
    for (const query of queries) {
      await this.search(query);
      await this.page.keyboard.press('Enter');
      await this.dialog.waitFor({state: 'detached'});
    }
  }
}
