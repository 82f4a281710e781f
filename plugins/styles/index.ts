import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import {Globby} from '@docusaurus/utils';
import type {Plugin as PostCssPlugin} from 'postcss';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** This site's sources, and the parts of the framework that it shows: whatever may name a class or variable of Infima. */
function sources(siteDir: string, extensions: string): string[] {
  const framework = path.join(siteDir, 'node_modules/@docusaurus');
  return [
    `${siteDir}/{docs,src,plugins}/**/*.${extensions}`,
    `${framework}/core/lib/client/**/*.${extensions}`,
    `${framework}/{plugin-content-docs,theme-common}/lib/**/*.${extensions}`,
    `${framework}/theme-classic/lib/theme/!(Blog*|CodeBlock|Tabs|TabItem)/**/*.${extensions}`,
  ];
}

/** Leaves out of Infima what nothing on this site uses. */
function purgeInfima(siteDir: string): PostCssPlugin {
  const sheets = Globby.sync(sources(siteDir, 'css')).map((file) => readFileSync(file, 'utf8'));
  const purge = purgeCSSPlugin({
    content: sources(siteDir, '{js,mdx,ts,tsx}'),
    variables: true,
    safelist: {variables: sheets.flatMap((sheet) => sheet.match(/--ifm-[\w-]+/g) ?? [])},
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'purge-infima',
    // Before the framework wraps the sheet in a layer, inside which PurgeCSS finds fewer rules.
    Once: (root, helpers) =>
      root.source?.input.file?.includes('infima') ? purge.OnceExit?.(root, helpers) : undefined,
  };
}

/**
 * Prefixes are left to Lightning CSS: it minifies the sheets and writes the same ones, and doing that twice takes a tenth
 * of a build.
 */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** Trims the style sheet of every page. The styles of the search's lists load with their script. */
export default function styles({siteDir}: LoadContext): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [purgeInfima(siteDir), ...options.plugins.filter((plugin) => !isPresetEnv(plugin))],
    }),
    configureWebpack: () => ({
      optimization: {splitChunks: {cacheGroups: {styles: {test: /^(?!.*search[\\/]ui[\\/]modal)/}}}},
    }),
  };
}
