import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import markdownTwins from './index';

const page = (name: string): string =>
  `<head><link rel="canonical" href="https://docs.test/${name}"></head><main><h1>${name}</h1></main>`;

it('Every page gets a twin but the one of unknown addresses, whose canonical link may still be there', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'twins-'));
  writeFileSync(path.join(outDir, 'known.html'), page('known'));
  writeFileSync(path.join(outDir, '404.html'), page('unknown'));
  const context = {siteConfig: {url: 'https://docs.test'}, baseUrl: '/'} as LoadContext;
  await markdownTwins(context).postBuild?.({outDir} as never);
  expect(
    readdirSync(outDir)
      .filter((name) => name.endsWith('.md'))
      .sort(),
  ).toEqual(['404.md', 'known.md']);
  rmSync(outDir, {recursive: true});
});
