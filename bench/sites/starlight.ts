import {existsSync} from 'node:fs';
import path from 'node:path';
import {product} from '../../src/site/product';
import {dialects} from '../peers/content/dialect';
import {routeOf} from '../peers/content/convertPage';
import type {SiteBuilder} from './builder';
import {convertedFiles, convertedPage, indexedFile, introduction} from './convertedPages';
import {projectRoot, type SidebarEntry} from './docTree';
import {writeFolder} from './files';

const packages = path.join(projectRoot, 'bench/peers/starlight');

function sidebarItem(entry: SidebarEntry): unknown {
  return 'file' in entry
    ? {label: entry.label, link: routeOf(entry.file, '/docs').replace(/intro$/, '')}
    : {label: entry.label, collapsed: true, items: entry.items.map(sidebarItem)};
}

function configuration(sidebar: readonly SidebarEntry[]): string {
  const options = {title: product.name, sidebar: sidebar.map(sidebarItem)};
  return `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight(${JSON.stringify(options)})],
});
`;
}

const contentConfiguration = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Astro needs Node.js 22, which came with the packages where this one is older. */
function nodeProgram(): string {
  if (Number(process.versions.node.split('.')[0]) >= 22) {
    return process.execPath;
  }
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = path.join(packages, `node_modules/node-${platform}-${process.arch}/bin/node`);
  if (!existsSync(program)) {
    throw new Error(
      `Starlight needs Node.js 22, and there is none for ${platform}. Leave it out with --sites.`,
    );
  }
  return program;
}

/** Starlight as it comes. */
export const starlight: SiteBuilder = {
  name: 'starlight',
  adapter: 'starlight',
  packages,
  home: path.join(packages, '.bench'),
  write(folder, {pages, sidebar}) {
    writeFolder(
      folder,
      {
        'astro.config.mjs': configuration(sidebar),
        'src/content.config.ts': contentConfiguration,
        'src/content/docs/index.md': convertedPage(introduction(pages), dialects.starlight),
        ...convertedFiles(
          pages,
          dialects.starlight,
          (page) => `src/content/docs/docs/${indexedFile(page)}.md`,
        ),
      },
      // Astro asks the package.json beside the site which packages it has to compile.
      {public: 'static', 'package.json': 'bench/peers/starlight/package.json'},
    );
  },
  command: () => [nodeProgram(), path.join(packages, 'node_modules/astro/bin/astro.mjs'), 'build'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  output: 'dist',
};
