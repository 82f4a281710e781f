import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import {Globby} from '@docusaurus/utils';
import type {Plugin as PostCssPlugin} from 'postcss';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out of Infima the rules for classes, and the variables, that nothing on this site uses. */
function purgeInfima(siteDir: string): PostCssPlugin {
  // Where Node.js finds it: the folder of packages may be a parent's, or a link.
  const framework = path.resolve(require.resolve('@docusaurus/core/package.json'), '../..');
  const content = [
    `${siteDir}/src/**/*.tsx`,
    `${framework}/core/lib/client/**/*.js`,
    `${framework}/{plugin-content-docs,theme-common}/lib/**/*.js`,
    `${framework}/theme-classic/lib/theme/!(Blog*|CodeBlock|Tabs|TabItem)/**/*.js`,
  ];
  // Named in the code, for looks that this site doesn't choose, or as something else.
  const blocklist = [
    /^(?:navbar|footer)--(?:dark|primary)$/,
    /^(?:hero|card|pagination)(?:__\w+)?$/,
    /^(?:col--6|col--offset-3|padding--lg)$/,
  ];
  const purge = purgeCSSPlugin({content, blocklist}) as PostCssPlugin;
  const sheets = Globby.sync([`${siteDir}/src/**/*.css`, `${framework}/theme-{classic,common}/lib/**/*.css`]);
  // Scripts name variables, too: the cross that closes the menu has its color from one.
  const others = [...sheets, ...Globby.sync(content)].map((file) => readFileSync(file, 'utf8')).join('');
  return {
    postcssPlugin: 'purge-infima',
    // Before the framework wraps the sheet in a layer, inside which PurgeCSS finds fewer rules.
    async Once(root, helpers) {
      if (root.source?.input.file?.includes('infima')) {
        await purge.OnceExit?.(root, helpers);
        const used = new Set((root.toString() + others).match(/(?<=var\(\s*)--[\w-]+/g));
        root.walkDecls(/^--/, (variable) => {
          if (!used.has(variable.prop)) {
            variable.remove();
          }
        });
      }
    },
  };
}

/** Puts icons into the sheet as text: the bundler would write them in Base64, which compresses badly. */
const inlineIcons: PostCssPlugin = {
  postcssPlugin: 'inline-icons',
  Declaration(declaration) {
    const [, request] = /^url\('~?(.+\.svg)'\)$/.exec(declaration.value) ?? [];
    if (request !== undefined) {
      const folder = path.dirname(declaration.source?.input.file ?? '');
      const svg = readFileSync(require.resolve(request, {paths: [folder]}), 'utf8');
      const text = svg.trim().replaceAll('"', "'").replaceAll('#', '%23');
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
      plugins: [
        purgeInfima(siteDir),
        inlineIcons,
        ...options.plugins.filter((plugin) => !isPresetEnv(plugin)),
      ],
    }),
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: {
            styles: {
              test: /^(?!.*(?:search[\\/]ui[\\/](?:modal|card)|src[\\/](?:components[\\/]paste[\\/]Findings|tools[\\/]alert-tester|behavior[\\/](?:largePicture|shortcuts|terms))))/,
            },
          },
        },
      },
    }),
  };
}
