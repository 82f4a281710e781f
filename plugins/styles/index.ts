import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin as PostCssPlugin} from 'postcss';
import type {Plugin} from '@docusaurus/types';

/** Puts icons into the sheet as text: the bundler would write them in Base64, which compresses badly. */
const inlineIcons: PostCssPlugin = {
  postcssPlugin: 'inline-icons',
  Declaration(declaration) {
    const [, request] = /^url\('~?(.+\.svg)'\)$/.exec(declaration.value) ?? [];
    if (request !== undefined) {
      const folder = path.dirname(declaration.source?.input.file ?? '');
      const svg = readFileSync(require.resolve(request, {paths: [folder]}), 'utf8');
      // Nobody reads the title of a picture in a style sheet.
      const text = svg
        .trim()
        .replace(/<title>.*?<\/title>/, '')
        .replaceAll('"', "'")
        .replaceAll('#', '%23');
      declaration.value = `url("data:image/svg+xml,${text}")`;
    }
  },
};

/**
 * Prefixes are left to Lightning CSS: it minifies the sheets and adds the same ones, and doing that twice takes a tenth
 * of a build.
 */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** Names of sheets that load with the scripts that import them. */
const late = /\.late(?:\.module)?\.css$/;

/**
 * Trims the style sheet of every page. Styles that only some readers need, such as those of search hits, are in sheets
 * with `late` in their names.
 *
 * To remove it: delete this folder and its plugin entry.
 */
export default function styles(): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [inlineIcons, ...options.plugins.filter((plugin) => !isPresetEnv(plugin))],
    }),
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: {
            styles: {
              test: (module: {readonly nameForCondition: () => string | null | undefined}) =>
                !late.test(module.nameForCondition() ?? ''),
            },
          },
        },
      },
    }),
  };
}
