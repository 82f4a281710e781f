/** A reader of the site, in the terms of the sentences. Everything that's awaited here waits until it's true. */
import {expect} from '@playwright/test';
import {consentKey} from '../../../src/site/storage';
import {firstLine} from '../../e2e/support/dragAcross';
import {linkToAll, storedKeys, storedSearch} from '../../e2e/support/search';
import {type Driver, type Point} from './driver';
import {look, type LookRequest, type Sight, type Target} from './look';
import {type Site} from './site';

function requestOf(target: Target): LookRequest {
  return typeof target === 'string' ? {css: target} : target;
}

function textOf(target: Target): string {
  return typeof target === 'string' ? target : `${target.css} "${target.name}"`;
}

/** How often the page is polled, in milliseconds. */
const intervals = [20, 40, 80, 160];

export class Reader {
  constructor(
    private readonly driver: Driver,
    private readonly site: Site,
  ) {}

  /**
   * Removes everything that the previous reader left. @param consent the response to the cookie banner, `null` for none
   */
  async arrive(consent: string | null): Promise<void> {
    this.site.forbidScripts(false);
    if ((await this.driver.evaluate(() => location.origin, null)) !== this.site.origin) {
      await this.driver.goto(`${this.site.origin}/robots.txt`);
    }
    // On the page where the last sentence ended: no page stores anything when it's left, and opening another one takes
    // time.
    await this.driver.evaluate(
      ([key, answer]) => {
        localStorage.clear();
        sessionStorage.clear();
        if (answer !== null) {
          localStorage.setItem(key, answer);
        }
      },
      [consentKey, consent] as const,
    );
    await this.driver.resize(1280, 900);
  }

  /** Opens a URL of the site and waits until its page reacts. */
  async open(address: string): Promise<void> {
    await this.driver.goto(this.site.origin + address);
    await this.sees('html[data-has-hydrated="true"]');
  }

  /** Opens a URL where the site's scripts may leave the page as the server sent it, and waits until they've run. */
  async visit(address: string): Promise<void> {
    await this.driver.goto(this.site.origin + address);
    await expect
      .poll(() => this.evaluate(() => window.docusaurusRoot !== undefined, null), {intervals})
      .toBe(true);
  }

  /** Opens a URL of the site as a reader whose browser runs no scripts. */
  async openWithoutScripts(address: string): Promise<void> {
    this.site.forbidScripts(true);
    await this.driver.goto(this.site.origin + address);
  }

  /** Stores a search in the browser, as an earlier visit would have. */
  async hasSearched(url: string): Promise<void> {
    await this.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value);
      },
      [storedKeys.recents, JSON.stringify([storedSearch(1, url)])] as const,
    );
  }

  async click(target: Target): Promise<void> {
    let before: Point | undefined;
    let point: Point | undefined;
    // Menus slide in, and a press on a moving part misses.
    await expect
      .poll(
        async () => {
          before = point;
          // Only until it's within reach: each time it scrolls, Firefox rounds to another pixel.
          ({point} = await this.look(target, point === undefined));
          return point !== undefined && point.x === before?.x && point.y === before.y;
        },
        {intervals, message: `${textOf(target)} can be pressed`},
      )
      .toBe(true);
    if (point !== undefined) {
      await this.driver.click(point);
    }
  }

  /** Drags the mouse across the first line of a part. */
  async dragAcross(css: string): Promise<void> {
    await this.seesInWindow(css);
    const {x, y, width, height} = await this.evaluate(firstLine, css);
    const middle = y + height / 2;
    await this.driver.drag({x: x + 1, y: middle}, {x: x + width - 1, y: middle});
  }

  press(chord: string): Promise<void> {
    return this.driver.press(chord);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  /** Types a query while the search dialog has the focus, and waits for its results, not those of its first letters. */
  async search(query: string): Promise<void> {
    await this.type(query);
    await this.sees(linkToAll(query));
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.focuses(target);
    await this.press('Control+a');
    await this.type(text);
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  forward(): Promise<void> {
    return this.driver.forward();
  }

  /** Makes the window almost as narrow as a phone: WebKit's window can't be narrower than 447 pixels. */
  narrowWindow(): Promise<void> {
    return this.driver.resize(480, 900);
  }

  /**
   * Checks that a phone with text at twice the size doesn't need to scroll sideways: 320 pixels at 200% fit as many
   * characters as the narrow window at 300%.
   */
  async fitsWithLargeText(): Promise<void> {
    await this.narrowWindow();
    await this.evaluate(() => {
      document.documentElement.style.fontSize = '300%';
    }, null);
    await expect
      .poll(() => this.evaluate(() => document.documentElement.scrollWidth - window.innerWidth, null), {
        intervals,
        message: 'pixels that need scrolling sideways',
      })
      .toBeLessThanOrEqual(0);
  }

  async sees(target: Target): Promise<void> {
    await this.expectSight(target, 'can be seen', ({count}) => count > 0).toBe(true);
  }

  async seesNo(target: Target): Promise<void> {
    await this.expectSight(target, 'is gone', ({count}) => count).toBe(0);
  }

  async counts(target: Target, expected: number): Promise<void> {
    await this.expectSight(target, 'are counted', ({count}) => count).toBe(expected);
  }

  /** Reads a text, or the value of a field. */
  async reads(target: Target, expected: string | RegExp): Promise<void> {
    const poll = this.expectSight(target, 'is read', ({text}) => text);
    await (typeof expected === 'string' ? poll.toBe(expected) : poll.toMatch(expected));
  }

  /** Checks that a part is visible in the window, with nothing in front of it. */
  async seesInWindow(target: Target): Promise<void> {
    await this.expectSight(target, 'is in the window', ({point}) => point !== undefined).toBe(true);
  }

  async focuses(target: Target): Promise<void> {
    await this.expectSight(target, 'has the focus', ({hasFocus}) => hasFocus).toBe(true);
  }

  /** The current text of a part. */
  async textOf(target: Target): Promise<string> {
    return (await this.look(target)).text;
  }

  /** Checks the URL: path, query, and hash. */
  async isAt(expected: string | RegExp): Promise<void> {
    const poll = expect.poll(
      () => this.evaluate(() => location.pathname + location.search + location.hash, null),
      {intervals, message: 'the address'},
    );
    await (typeof expected === 'string' ? poll.toBe(expected) : poll.toMatch(expected));
  }

  evaluate<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    return this.driver.evaluate(inPage, argument);
  }

  private async look(target: Target, scroll = false): Promise<Sight> {
    try {
      return await this.driver.evaluate(look, {...requestOf(target), scroll});
    } catch (error) {
      // A page that's being replaced can't be queried. Any other reason appears as a text that doesn't match the
      // expected one.
      return {count: 0, text: String(error), hasFocus: false};
    }
  }

  private expectSight<Value>(target: Target, what: string, valueOf: (sight: Sight) => Value) {
    return expect.poll(async () => valueOf(await this.look(target)), {
      intervals,
      message: `${textOf(target)} ${what}`,
    });
  }
}
