import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {Sizes} from '../support/compressed';
import {serveSite, type SiteServer} from '../support/siteServer';
import {median} from '../support/statistics';
import {contenders} from './contenders';
import {type Corpus} from './generate/corpus';
import {generateSite} from './generate/generateSite';
import {typedKeys} from './keystrokes';
import {measureEngine, type EngineFigures} from './measureEngine';
import {preparePage, type PreparedPage} from './prepare';

/** Medians of one engine on one set of records. */
export interface EngineResult extends EngineFigures {
  readonly name: string;
  readonly records: number;
  readonly index: Sizes;
  readonly code: Sizes;
  readonly rounds: readonly EngineFigures[];
}

const seed = 53;

function summarize(prepared: PreparedPage, rounds: readonly EngineFigures[]): EngineResult {
  const middle = (of: (round: EngineFigures) => number): number => median(rounds.map(of));
  return {
    name: prepared.contender.name,
    records: prepared.records,
    index: prepared.index,
    code: prepared.code,
    loadMs: middle(({loadMs}) => loadMs),
    keyP50: middle(({keyP50}) => keyP50),
    keyP95: middle(({keyP95}) => keyP95),
    heapBytes: middle(({heapBytes}) => heapBytes),
    rounds,
  };
}

/** Writes a page for each engine and set of records below a folder. */
async function preparePages(
  root: string,
  corpus: Corpus,
  sizes: readonly number[],
  say: (sentence: string) => void,
): Promise<readonly PreparedPage[]> {
  const prepared: PreparedPage[] = [];
  for (const records of sizes) {
    say(`Building the indexes of ${records} records.`);
    const site = generateSite(corpus, {records}, seed);
    for (const contender of contenders) {
      prepared.push(await preparePage(root, contender, site, records));
    }
  }
  return prepared;
}

/**
 * Measures all engines on generated sets of records, in turn in each round, so that all run under the same conditions.
 *
 * @param corpus the words that the records are made of
 * @param sizes numbers of records
 * @param say where progress goes
 */
export async function benchEngines(
  browser: Browser,
  corpus: Corpus,
  sizes: readonly number[],
  rounds: number,
  say: (sentence: string) => void,
): Promise<readonly EngineResult[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  let server: SiteServer | undefined;
  try {
    const prepared = await preparePages(root, corpus, sizes, say);
    // Only now, since it compresses what is there when it starts.
    server = await serveSite(root);
    const keys = typedKeys();
    const figures = new Map(prepared.map((page) => [page, [] as EngineFigures[]]));
    for (let round = 1; round <= rounds; round += 1) {
      say(`Round ${round} of ${rounds}: ${keys.length} keys in each engine and set.`);
      for (const page of prepared) {
        figures.get(page)?.push(await measureEngine(browser, server.origin, page, keys));
      }
    }
    return prepared.map((page) => summarize(page, figures.get(page) ?? []));
  } finally {
    // A server that stays open would keep the command from ending after an error.
    server?.close();
    rmSync(root, {recursive: true});
  }
}
