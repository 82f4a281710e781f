/** A step of the build that links terms to the glossary where a page first uses them. */
import path from 'node:path';
import type {Element, Root, Text} from 'hast';
import {isExplained, termSchema, type ExplainedTerm} from '../../reference/glossary';
import {readEntries} from '../../reference/readEntries';
import {glossaryPath, termAddress} from '../../../src/site/glossary';
import {docPath} from '../../../src/site/docs';
import {findTerms, type Occurrence} from './findTerms';

/** The parts of a virtual file that say which page it is. */
interface PageFile {
  readonly path?: string;
  readonly data: {readonly frontMatter?: {readonly title?: string; readonly release?: string}};
}

/** A page that may explain terms. */
interface Page {
  /** From the root of the site. */
  readonly address: string;
  readonly title: string;
}

function pageOf({path: file = '', data}: PageFile): Page | null {
  // Texts that pages share have no front matter, and pages without a release are about this site, and use the same words
  // in their ordinary sense.
  if (data.frontMatter?.release === undefined) {
    return null;
  }
  const docId = path
    .relative('docs', file)
    .replaceAll(path.sep, '/')
    .replace(/\.mdx?$/, '');
  return {address: docPath(docId), title: (data.frontMatter.title ?? '').toLowerCase()};
}

/** Whether the page is about a term: it's named after it, or the glossary sends readers there for more. */
function isAbout({address, title}: Page, {explain, means}: ExplainedTerm): boolean {
  const isNamed = explain.as.some((spelling) => title.includes(spelling.toLowerCase()));
  const linked = Array.from(means.matchAll(/\]\(([^)#]+)/g), ([, target]) => target);
  return isNamed || linked.includes(address);
}

async function readTerms(): Promise<readonly ExplainedTerm[]> {
  const groups = await readEntries('data/glossary', termSchema);
  return groups.flatMap(({entries}) => entries).filter(isExplained);
}

/** Turns the use of a term into a link. The text before it stays in its node, for other uses there. */
function linkUse({term, parent, text, start, end}: Occurrence): void {
  const word: Text = {type: 'text', value: text.value.slice(start, end)};
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: {href: termAddress(term.id)},
    children: [word],
  };
  const after: Text = {type: 'text', value: text.value.slice(end)};
  text.value = text.value.slice(0, start);
  parent.children.splice(parent.children.indexOf(text) + 1, 0, link, after);
}

/** Links the terms of one page. */
export function linkTermsOf(tree: Root, page: Page, terms: readonly ExplainedTerm[]): void {
  if (page.address !== glossaryPath) {
    const uses = findTerms(
      tree,
      terms.filter((term) => !isAbout(page, term)),
    );
    // From the end, so the positions of earlier ones in the same text stay right.
    [...uses].sort((a, b) => b.start - a.start).forEach(linkUse);
  }
}

/**
 * A rehype plugin that links the terms that the glossary's entries name under `explain`. Their explanations aren't part
 * of the page: `src/behavior/terms` shows one when somebody points at the term.
 */
export function linkTerms(): (tree: Root, file: PageFile) => Promise<void> {
  let terms: Promise<readonly ExplainedTerm[]> | undefined;
  return async (tree, file) => {
    const page = pageOf(file);
    if (page !== null) {
      terms ??= readTerms();
      linkTermsOf(tree, page, await terms);
    }
  };
}
