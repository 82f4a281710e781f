import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {MapSection} from '../../src/site/pageMap';
import type {Section} from '../sidebar/latestDocs';

type Doc = Pick<LoadedVersion['docs'][number], 'permalink' | 'title' | 'description'>;

/** The pages of each section of the sidebar, then those that aren't in it. */
export function mapSections(sections: readonly Section[], docs: readonly Doc[]): readonly MapSection[] {
  const pages = new Map(
    docs.map(({permalink, title, description}) => [permalink, {title, text: description, to: permalink}]),
  );
  const inSections = new Set(sections.flatMap(({paths}) => paths));
  const rest = {
    label: 'About this documentation',
    paths: [...pages.keys()].filter((path) => !inSections.has(path)).sort(),
  };
  return [...sections, rest]
    .map(({label, paths}) => ({label, pages: paths.flatMap((path) => pages.get(path) ?? [])}))
    .filter((section) => section.pages.length > 0);
}
