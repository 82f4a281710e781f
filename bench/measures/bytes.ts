import type {Browser} from '@playwright/test';
import {loadsOf, type Site} from '../sites/serveSites';
import {kibOf} from '../support/server';
import {openPage, withReader} from '../support/chromium';
import {measureInterleaved, table} from '../support/table';

const kinds = ['text/html', 'text/javascript', 'text/css', 'font/', 'image/'] as const;
const headings = ['html', 'js', 'css', 'font', 'image', 'all but images', 'ahead', 'requests'];

/** What each site transfers to a browser with an empty cache. */
export async function measureBytes(browser: Browser, sites: readonly Site[]): Promise<string> {
  const rows = await measureInterleaved(loadsOf(sites), 1, async ({url, server}) => {
    const mark = server.sent.length;
    await withReader(browser, (page) => openPage(page, url));
    const ahead = server.sent.slice(mark).filter(({isPrefetch}) => isPrefetch);
    const now = server.sent.slice(mark).filter(({isPrefetch}) => !isPrefetch);
    const byKind = kinds.map((kind) => kibOf(now.filter(({type}) => type.startsWith(kind))));
    const withoutImages = kibOf(now.filter(({type}) => !type.startsWith('image/')));
    return [...byKind, withoutImages, kibOf(ahead), now.length];
  });
  return `### Cold load, KiB with Brotli\n\n${table(['site', ...headings], rows)}`;
}
