import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lightFiles, parseGenerated} from './lightData';

const name = 'light-data';

/** Copies of generated files for the browser, by the path of the original under the folder of generated files. */
function lightCopies(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  return new Map(
    lightFiles.flatMap(({file: pattern, lighten}) =>
      files
        .filter((file) => pattern.test(file))
        .map((file) => {
          const value = lighten(parseGenerated(readFileSync(path.join(folder, file), 'utf8')));
          return [file, JSON.stringify(value)] as const;
        }),
    ),
  );
}

/**
 * Leaves out of the browser's code what the framework generates and no page reads. Servers and `npm start` have all.
 * `tests/checks/lightModules.ts` fails when something reads it after all.
 */
export default function lightData({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return undefined;
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = [...lightCopies(generatedFilesDir)].map(([original, text]) => {
        const copy = path.join(generatedFilesDir, name, original.replace(/\.mjs$/, '.json'));
        mkdirSync(path.dirname(copy), {recursive: true});
        writeFileSync(copy, text);
        const request = path.posix.parse(`@generated/${original}`);
        const stem = `${request.dir}/${request.name}`.replaceAll('.', '\\.');
        return new NormalModuleReplacementPlugin(new RegExp(`^${stem}(?:\\.json)?$`), copy);
      });
      return {plugins};
    },
  };
}
