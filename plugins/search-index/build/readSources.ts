import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {SearchPage, SearchSite} from '../shared/page';
import {expandPartials} from './expandPartials';
import {extractSections} from './extractSections';
import {hastOfMarkdown} from './hastOfMarkdown';
import {sidebarCategories} from './sidebarCategories';

export interface SourceContext {
  readonly siteDir: string;
  readonly origin: string;
  readonly language: string;
  readonly productName: string;
  /** Told about a doc that cannot be read while it is being written; the others stay searchable. */
  readonly onBrokenDoc: (file: string, error: unknown) => void;
}

type Page = Omit<SearchPage, 'sections'>;

/** Reads the text of one doc into a page; the title comes from the metadata where the text has none. */
export function pageOfSource(source: string, title: string, page: Page): SearchPage {
  const tree = hastOfMarkdown(source);
  const hasTitle = tree.children.some((node) => node.type === 'element' && node.tagName === 'h1');
  if (!hasTitle) {
    const heading = {type: 'text', value: title} as const;
    tree.children.unshift({type: 'element', tagName: 'h1', properties: {}, children: [heading]});
  }
  return {...page, sections: extractSections(tree)};
}

async function readDoc(
  doc: DocMetadata,
  version: LoadedVersion,
  lvl0: string,
  {siteDir, language, onBrokenDoc}: SourceContext,
): Promise<readonly SearchPage[]> {
  const file = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
  try {
    const source = expandPartials(await readFile(file, 'utf8'), (partial) =>
      readFileSync(path.join(siteDir, partial), 'utf8'),
    );
    const page = pageOfSource(source, doc.title, {
      path: doc.permalink,
      lvl0,
      language,
      docusaurusTag: `docs-default-${version.versionName}`,
      version: version.versionName,
    });
    return [page];
  } catch (error) {
    onBrokenDoc(file, error);
    return [];
  }
}

/** The docs of the site from their sources, for `docusaurus start`, where no page is built. */
export async function readSources(
  {loadedVersions}: LoadedContent,
  context: SourceContext,
): Promise<SearchSite> {
  const pages = await Promise.all(
    loadedVersions.flatMap((version) => {
      const categories = sidebarCategories(version.sidebars);
      return version.docs
        .filter((doc) => !doc.unlisted)
        .map((doc) => readDoc(doc, version, categories.get(doc.id) ?? context.productName, context));
    }),
  );
  return {
    origin: context.origin,
    pages: pages.flat().sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
