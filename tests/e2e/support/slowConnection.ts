/** Slows the network down to that of a phone with a weak signal. */
import {type Page} from '@playwright/test';

const bitsPerSecond = 400_000;
const latencyMs = 400;

/** The test server doesn't compress; what search fetches is half as large on the hosting, which does. */
const compression = 2;

/** From now on the page and its workers get 400 kbit/s and wait 400 ms for each response. */
export async function slowDown(page: Page): Promise<void> {
  const throughput = (bitsPerSecond / 8) * compression;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
