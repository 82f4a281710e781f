import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {sidebarId} from '../../src/site/docs';
import {pageMap} from '../../src/site/pageMap';
import {product} from '../../src/site/product';
import {sectionsOf} from '../markdown-twins/sections';
import {mapSections} from './mapSections';

/**
 * A page that lists every page with its description, for readers who look for something without JavaScript, and for
 * those who want to see all there is. It's made from the sidebar and the pages' front matter.
 */
export default function pageMapPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-map',

    allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const sections = loadedVersions
        .filter(({isLast}) => isLast)
        .flatMap((version) =>
          mapSections(sectionsOf(version, sidebarId, product.name), version.docs, 'About this documentation'),
        );
      actions.addRoute({
        path: normalizeUrl([baseUrl, pageMap.path]),
        component: '@site/src/page-map/PageMap.tsx',
        exact: true,
        props: {sections},
      });
    },
  };
}
