import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createNames, useNames} from './classNames';
import {dropPresetEnv} from './dropPresetEnv';
import {LightenSheets} from './LightenSheets';
import {neverShown} from './neverShown';

const name = 'light-styles';

/**
 * Leaves out of the style sheets what changes no page. The sheets as they were are kept among the generated files:
 * `tests/e2e/light-styles.spec.ts` compares every page under both, and `tests/checks/droppedRules.ts` every class.
 *
 * @throws Error when another minifier than Lightning CSS is set, which would write no prefixes
 */
export default function lightStyles({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  const nameOf = createNames(siteDir);
  if (!siteConfig.future.faster.lightningCssMinimizer) {
    throw new Error(
      'plugins/light-styles leaves prefixes to Lightning CSS: set future.faster.lightningCssMinimizer.',
    );
  }
  return {
    name,
    configurePostCss: (options) => ({...options, plugins: dropPresetEnv(options.plugins)}),
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
