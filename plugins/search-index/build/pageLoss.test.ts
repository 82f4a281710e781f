import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {writeFiles} from '../../built-pages/outputFile';
import {describe, expect, it} from 'vitest';
import {checkPageCount, memoryFile, readLastPages, rememberedPages} from './pageLoss';

const counts = {now: 90, before: 100, isLossAccepted: false, file: 'pages.json'};

describe('checkPageCount', () => {
  it('accepts a first build, a growing site and the loss of a tenth', () => {
    expect(() => checkPageCount({...counts, before: null})).not.toThrow();
    expect(() => checkPageCount({...counts, now: 120})).not.toThrow();
    expect(() => checkPageCount(counts)).not.toThrow();
  });

  it('stops when more than a tenth of the pages is gone and says how to accept it', () => {
    expect(() => checkPageCount({...counts, now: 89})).toThrow(
      /has 89 pages.*had 100.*SITE_SEARCH_ACCEPT_LOSS=1 or delete pages\.json/,
    );
    expect(() => checkPageCount({...counts, now: 89, isLossAccepted: true})).not.toThrow();
  });

  it('stops when there is no page, whatever was accepted', () => {
    expect(() => checkPageCount({...counts, now: 0, before: null, isLossAccepted: true})).toThrow(/is empty/);
  });
});

describe('the memory of the last build', () => {
  it('is kept for each configuration apart', async () => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'pages-'));
    const build = {siteDir, outDir: '/out', baseUrl: '/', locale: 'en'};
    await writeFiles('/', [[memoryFile(build), rememberedPages(41)]]);
    expect(await readLastPages(memoryFile(build))).toBe(41);
    expect(await readLastPages(memoryFile({...build, baseUrl: '/docs/'}))).toBeNull();
    await rm(siteDir, {recursive: true});
  });
});
