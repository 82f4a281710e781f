import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {PluginCreator} from 'postcss';
import {classUseOf} from './classUse';
import {trimRules} from './trimRules';
import {trimVariables} from './trimVariables';

/** Where class names and variables come from. The blog is off, and nothing links to cards of categories. */
const patterns = [
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/@docusaurus/theme-common/lib/**/*.{js,css}',
  'node_modules/@docusaurus/theme-classic/lib/{,theme/}*.{js,css}',
  'node_modules/@docusaurus/theme-classic/lib/theme/!(Blog*|DocCard*|CodeBlock)/**/*.{js,css}',
  'node_modules/@docusaurus/theme-search-algolia/lib/theme/**/*.{js,css}',
  'plugins/**/*.{ts,tsx,css}',
  'src/**/*.{ts,tsx,css}',
];
const infima = /[\\/]infima[\\/]dist[\\/]css[\\/]/;
const ownValues = 'src/css/tokens.css';

/**
 * Leaves out of the framework's style sheet what no source of the site mentions. `checks/droppedRules.ts` compares the
 * built pages and scripts with what was left out.
 */
export default async function lightStyles({siteDir}: LoadContext): Promise<Plugin> {
  const files = await Globby(patterns, {cwd: siteDir, followSymbolicLinks: true});
  const sources = files.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
  const use = classUseOf(sources);
  const values = readFileSync(path.join(siteDir, ownValues), 'utf8');

  const trim: PluginCreator<never> = () => ({
    postcssPlugin: 'light-styles',
    OnceExit(root) {
      if (infima.test(root.source?.input.file ?? '')) {
        trimRules(root, use);
        trimVariables(root, sources, values);
      }
    },
  });
  trim.postcss = true;

  return {
    name: 'light-styles',
    configurePostCss(options) {
      return process.env.NODE_ENV === 'production'
        ? {...options, plugins: [...options.plugins, trim()]}
        : options;
    },
  };
}
