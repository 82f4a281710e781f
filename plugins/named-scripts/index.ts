import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksOf, nameScripts, type ChunkNames} from './pageScripts';

const name = 'named-scripts';

/** Where the framework writes the document of a page, one of both. */
function documentOf(outDir: string, address: string): string | undefined {
  return [`${address}/index.html`, `${address}.html`]
    .map((file) => path.join(outDir, file))
    .find((file) => existsSync(file));
}

/** In one step, because other plugins read documents at the same time. */
function replaceFile(file: string, text: string): void {
  const next = `${file}.next`;
  writeFileSync(next, text);
  renameSync(next, file);
}

/**
 * Names in each document the scripts that its main script will ask for. The framework names its entries alone, so that
 * all others would wait until those have arrived and run.
 */
export default function namedScripts({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const scriptsOf = new Map<string, readonly string[]>();
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return undefined;
      }
      return {
        plugins: [
          {
            apply: (compiler) => {
              compiler.hooks.afterEmit.tap(name, ({namedChunkGroups}) => {
                for (const [chunk, group] of namedChunkGroups) {
                  scriptsOf.set(
                    chunk,
                    group.getFiles().filter((file) => file.endsWith('.js')),
                  );
                }
              });
            },
          },
        ],
      };
    },
    postBuild({outDir, routes, routesPaths}) {
      const names = JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as ChunkNames;
      for (const pathname of routesPaths) {
        const file = documentOf(outDir, pathname.slice(baseUrl.length));
        if (file === undefined) {
          continue;
        }
        const html = readFileSync(file, 'utf8');
        const chunks = chunksOf(pathname, html, routes, names);
        const scripts = new Set(chunks.flatMap((chunk) => scriptsOf.get(chunk) ?? []));
        replaceFile(
          file,
          nameScripts(
            html,
            [...scripts].map((script) => baseUrl + script),
          ),
        );
      }
    },
  };
}
