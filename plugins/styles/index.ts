import type {Plugin} from '@docusaurus/types';

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
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
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
