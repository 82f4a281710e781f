import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin as PostCssPlugin} from 'postcss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {moduleTest} from '../bundler/moduleTest';

/** Puts icons into the sheet as text: the bundler would write them in Base64, which compresses badly. */
const inlineIcons: PostCssPlugin = {
  postcssPlugin: 'inline-icons',
  Declaration(declaration) {
    const [, request] = /^url\('~?(.+\.svg)'\)$/.exec(declaration.value) ?? [];
    if (request !== undefined) {
      const folder = path.dirname(declaration.source?.input.file ?? '');
      const svg = readFileSync(require.resolve(request, {paths: [folder]}), 'utf8');
      // Nobody reads the title of a picture in a sheet.
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
 * Prefixes are left to Lightning CSS: it minifies the sheets and writes the same ones, and doing that twice takes a tenth
 * of a build.
 */
function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}

/** Everything but the styles that load with their scripts. */
const inPageStyles =
  /^(?!.*(?:search[\\/]ui[\\/](?:modal|card)|src[\\/](?:components[\\/]paste[\\/]Findings|tools[\\/]alert-tester|behavior[\\/](?:largePicture|shortcuts|terms))))/;

/**
 * Trims the style sheet of every page. The styles of the search's lists and cards, of the paste box's findings, of the
 * alert tester's table, of enlarged pictures, of the list of keyboard shortcuts, and of explanations load with their
 * scripts.
 *
 * To remove it: delete this folder and its plugin entry.
 */
export default function styles({siteDir}: LoadContext): Plugin {
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
              test: moduleTest(siteDir, inPageStyles),
            },
          },
        },
      },
    }),
  };
}
