import path from 'node:path';
import type {SiteBuilder} from './builder';
import {projectRoot, type DocTree} from './docTree';
import {docusaurusSidebarItem} from './docusaurusSidebar';
import {writeFolder} from './files';
import {sidebarId} from '../../src/site/docs';
import {neutralEnvironment, siteParts} from '../../tests/run/siteCopy';

/** The sidebar of several copies; that of one is the project's own. */
function sidebarFiles({pages, sidebar}: DocTree): Readonly<Record<string, string>> {
  const copied = pages.filter(({root}) => root !== '/docs');
  return {
    ...Object.fromEntries(copied.map(({file, source}) => [`docs/${file}.mdx`, source])),
    ...(copied.length > 0 && {
      'sidebars.ts': `export default ${JSON.stringify({[sidebarId]: sidebar.map(docusaurusSidebarItem)})};\n`,
    }),
  };
}

/** This project, with its docs once or several times. */
export const ours: SiteBuilder = {
  name: 'ours',
  adapter: 'ours',
  packages: null,
  home: path.join(projectRoot, '.bench'),
  write(folder, docs) {
    const copies = Object.fromEntries(siteParts.map((part) => [part, part]));
    writeFolder(folder, sidebarFiles(docs), copies);
  },
  command: () => [
    process.execPath,
    path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
  ],
  env: neutralEnvironment,
  output: 'build',
};
