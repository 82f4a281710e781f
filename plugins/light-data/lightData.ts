/** What the framework generates for the browser, without what only a build reads. */

type Json = Readonly<Record<string, unknown>>;

export interface LightFile {
  /** Path of the file under the folder of generated files. */
  readonly file: RegExp;
  /** What the browser gets of its value. */
  readonly lighten: (value: Json) => Json;
  /** Text that is in a script when the browser has, or needs, what is left out. */
  readonly mark: string;
}

/** A copy without some of its parts. */
function without(value: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** A copy in which one part, an object, is changed. */
function change(value: Json, name: string, changed: (part: Json) => Json): Json {
  return {...value, [name]: changed(value[name] as Json)};
}

/** Read by the build alone. */
const buildSettings = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

export const lightFiles: readonly LightFile[] = [
  {
    file: /^docusaurus\.config\.mjs$/,
    lighten: (config) => {
      const rest = without(config, buildSettings);
      const future = change(rest, 'future', (part) => without(part, ['faster', 'experimental_vcs', 'v4']));
      // Code is highlighted while the site is built.
      return change(future, 'themeConfig', (part) => without(part, ['prism']));
    },
    mark: 'mdxCrossCompilerCache',
  },
  {
    file: /^site-metadata\.json$/,
    lighten: (metadata) => ({...metadata, pluginVersions: {}}),
    mark: '@docusaurus/plugin-sitemap',
  },
  {
    // Titles and descriptions of all docs are for cards, which no page has; the sidebar has its own labels.
    file: /^docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/,
    lighten: (props) =>
      'version' in props ? change(props, 'version', (part) => ({...part, docs: {}})) : props,
    mark: 'no version doc found by id',
  },
];

/**
 * The value in the text of a generated file: JSON, or a module with JSON as its default export.
 *
 * @throws Error when it is neither
 */
export function parseGenerated(text: string): Json {
  const json = text.replace(/^\s*(?:\/\*[\s\S]*?\*\/\s*)?export default /, '').replace(/;\s*$/, '');
  try {
    return JSON.parse(json) as Json;
  } catch (error) {
    throw new Error('A file that the framework generates has no form that plugins/light-data knows.', {
      cause: error,
    });
  }
}
