/**
 * The plugins of PostCSS without the one that writes prefixes and fallbacks for older browsers. Lightning CSS, which
 * minifies the sheets, writes them for the same browsers of `package.json`; done twice they take a tenth of a build.
 *
 * @param plugins as the framework passes them: the plugin's file and its options, or a plugin itself
 * @throws when the framework no longer has this plugin, because then something else may do its work
 */
export function dropPresetEnv<Plugin>(plugins: readonly Plugin[]): Plugin[] {
  const rest = plugins.filter(
    (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env')),
  );
  if (rest.length === plugins.length) {
    throw new Error(
      'The framework has no postcss-preset-env any more; remove dropPresetEnv from plugins/light-styles.',
    );
  }
  return rest;
}
