import type {Browser} from '@playwright/test';
import {openContext, throttleProcessor} from '../support/chromium';
import {median, percentile} from '../support/statistics';
import type {PreparedPage} from './prepare';

/** One engine in one round. */
export interface EngineFigures {
  readonly loadMs: number;
  readonly keyP50: number;
  readonly keyP95: number;
  /** JavaScript heap that the loaded index takes, in bytes; `NaN` where it isn't in the page. */
  readonly heapBytes: number;
}

/** Opens a page of its own, so that no engine leaves anything to the next one. */
export async function measureEngine(
  browser: Browser,
  origin: string,
  {address, contender}: PreparedPage,
  keystrokes: readonly string[],
): Promise<EngineFigures> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${origin}/${address}/`);
  const session = await throttleProcessor(page);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  const loadMs = await page.evaluate(() => globalThis.bench?.load() ?? NaN);
  const heapBytes = contender.inWorker ? NaN : (await heap()) - before;
  const {times, hits} = await page.evaluate(
    (typed) => globalThis.bench?.search(typed) ?? {times: [], hits: 0},
    keystrokes,
  );
  await context.close();
  if (hits === 0) {
    throw new Error(`${contender.name} finds nothing in ${address}: its times would say nothing.`);
  }
  return {loadMs, keyP50: median(times), keyP95: percentile(times, 0.95), heapBytes};
}
