import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createNames, useNames} from './classNames';
import {LightenSheets} from './LightenSheets';
import {neverShown} from './neverShown';

const name = 'light-styles';

/**
 * Leaves out of the style sheets what changes no page. The sheets as they were are kept among the generated files:
 * `e2e/light-styles.spec.ts` compares every page under both, and `checks/droppedRules.ts` every class.
 */
export default function lightStyles({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  const nameOf = createNames(siteDir);
  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      useNames(config.module?.rules, nameOf);
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const keep = (sheets: readonly string[]): void => {
        const folder = path.join(generatedFilesDir, name);
        mkdirSync(folder, {recursive: true});
        writeFileSync(path.join(folder, 'before.css'), sheets.join('\n'));
      };
      const options = {neverShown: neverShown(siteConfig.themeConfig), keep};
      return {plugins: [new LightenSheets(currentBundler.instance, options)]};
    },
  };
}
