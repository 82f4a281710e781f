import type {Plugin} from '@docusaurus/types';
import {latestDocs} from '../sidebar/latestDocs';
import {mapSections} from './mapSections';

/**
 * What `src/pages/map.tsx` shows: every page with its description, for readers who look for something without JavaScript,
 * and for those who want to see all there is. It's made from the sidebar and the pages' front matter.
 */
export default function pageMapPlugin(): Plugin {
  return {
    name: 'page-map',

    async allContentLoaded({allContent, actions}) {
      const {docs, sections} = latestDocs(allContent);
      await actions.createData('sections.json', mapSections(sections, docs));
    },
  };
}
