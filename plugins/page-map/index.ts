import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {pageMap} from '../../src/site/pageMap';
import {latestDocs} from '../sidebar/latestDocs';
import {mapSections} from './mapSections';

/**
 * A page that lists every page with its description, for readers who look for something without JavaScript, and for
 * those who want to see all there is. It's made from the sidebar and the pages' front matter.
 */
export default function pageMapPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-map',

    allContentLoaded({allContent, actions}) {
      const {docs, sections} = latestDocs(allContent);
      actions.addRoute({
        path: normalizeUrl([baseUrl, pageMap.path]),
        component: '@site/src/page-map/PageMap.tsx',
        exact: true,
        props: {sections: mapSections(sections, docs)},
      });
    },
  };
}
