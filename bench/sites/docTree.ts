/** The pages of this project and their order, once or several times over. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../scripts/support/files';
import sidebars from '../../sidebars';
import {frontMatterText} from '../../tests/checks/docs/frontMatter';
import {sidebarId} from '../../src/site/docs';

export const projectRoot = path.join(import.meta.dirname, '../..');

/** A page of the docs as it is written in this project. */
export interface SourcePage {
  /** Path under `docs/` without its ending; copies have the folder of their part before it. */
  readonly file: string;
  readonly source: string;
  /** Address of the folder in place of `docs/` in this part. */
  readonly root: string;
}

/** One entry of a sidebar: a page, or a group of entries. */
export type SidebarEntry =
  | {readonly file: string; readonly label: string}
  | {readonly label: string; readonly items: readonly SidebarEntry[]};

export interface DocTree {
  readonly pages: readonly SourcePage[];
  readonly sidebar: readonly SidebarEntry[];
}

type SidebarItem =
  | string
  | {
      readonly type: 'category';
      readonly label: string;
      /** A category's page is one of the docs, or made by the framework. */
      readonly link?: {readonly type: 'doc'; readonly id: string} | {readonly type: 'generated-index'};
      readonly items: readonly SidebarItem[];
    };

function entryOf(item: SidebarItem, part: string, labels: ReadonlyMap<string, string>): SidebarEntry {
  if (typeof item === 'string') {
    return {file: part + item, label: labels.get(item) ?? item};
  }
  const first: readonly SidebarItem[] = item.link?.type === 'doc' ? [item.link.id] : [];
  return {
    // Groups of two parts must not have the same name: Docusaurus translates them by it.
    label: `${item.label} ${part.replace(/\D/g, '')}`.trim(),
    items: [...first, ...item.items].map((each) => entryOf(each, part, labels)),
  };
}

/** The copy of an introduction has an address of its own. */
function inPart(source: string, part: string): string {
  return part === '' ? source : source.replace(/^slug: \/$/m, `slug: /${part}`);
}

/**
 * Reads the docs of this project.
 *
 * @param copies how many times; each copy after the first one is a part with a folder and a group of its own
 */
export function readDocTree(copies = 1): DocTree {
  const docs = path.join(projectRoot, 'docs');
  const sources = listFiles(docs)
    .filter((name) => name.endsWith('.mdx') && !/(?:^|\/)_/.test(name))
    .map((name) => [name.replace(/\.mdx$/, ''), readFileSync(path.join(docs, name), 'utf8')] as const);
  const labels = new Map(
    sources.map(([file, source]) => [
      file,
      frontMatterText(source, 'sidebar_label') ?? frontMatterText(source, 'title') ?? file,
    ]),
  );
  const parts = Array.from({length: copies}, (_, index) => (index === 0 ? '' : `part-${index + 1}/`));
  const items = (sidebars as Readonly<Record<string, readonly SidebarItem[]>>)[sidebarId] ?? [];
  return {
    pages: parts.flatMap((part) =>
      sources.map(([file, source]) => ({
        file: part + file,
        source: inPart(source, part),
        root: `/docs/${part}`.replace(/\/$/, ''),
      })),
    ),
    sidebar: parts.flatMap((part): readonly SidebarEntry[] => {
      const entries = items.map((item) => entryOf(item, part, labels));
      return part === '' ? entries : [{label: `Part ${part.replace(/\D/g, '')}`, items: entries}];
    }),
  };
}
