import type {Element, ElementContent, Root, RootContent} from 'hast';
import {isInline} from '../../built-pages/elements';
import type {HeadingLevel, PageSection} from '../../../src/lib/search/page';
import {hasTemplate, isSkipped, isWholeBlock, isTemplate} from './hastRules';
import {collapseWhitespace, plainText, textOfWholeBlock} from './plainText';

const headingTag = /^h([1-6])$/;

interface OpenSection extends PageSection {
  readonly blocks: string[];
  templates?: number[];
}

interface Reading {
  readonly sections: OpenSection[];
  /** The inline text since the last block boundary. */
  line: string;
  /** Whether that text contains the template of a message. */
  hasTemplate: boolean;
}

/** Marks the heading or block that was read last as the template of a message. */
function markTemplate(section: OpenSection): void {
  section.templates = [...(section.templates ?? []), section.blocks.length];
}

function addBlock({sections}: Reading, text: string, isMessage: boolean): void {
  const block = collapseWhitespace(text);
  const section = sections.at(-1);
  if (block === '' || !section) {
    return;
  }
  section.blocks.push(block);
  if (isMessage) {
    markTemplate(section);
  }
}

/** Characters of a code block that are searched: people copy the rest of a long script but don't search for it. */
const longestBlock = 400;

function beginningOf(text: string): string {
  return text.length <= longestBlock ? text : text.slice(0, text.lastIndexOf(' ', longestBlock));
}

function endLine(reading: Reading): void {
  addBlock(reading, reading.line, reading.hasTemplate);
  reading.line = '';
  reading.hasTemplate = false;
}

/** A heading opens a section if readers can be sent to it: the title, or one with an ID. */
function openSection(reading: Reading, element: Element, tagLevel: number): boolean {
  const isTitle = reading.sections.length === 0;
  const anchor = typeof element.properties.id === 'string' ? element.properties.id : null;
  const heading = plainText(element);
  if (heading === '' || (isTitle ? tagLevel !== 1 : anchor === null)) {
    return false;
  }
  // A second h1 on a page is a section of it, not another title.
  const level = (isTitle ? 1 : Math.max(2, tagLevel)) as HeadingLevel;
  const section: OpenSection = {level, anchor: isTitle ? null : anchor, heading, blocks: []};
  reading.sections.push(section);
  if (hasTemplate(element)) {
    markTemplate(section);
  }
  return true;
}

/** Whether a heading leads to a page of its own, which is searched instead. */
function isLink(heading: Element): boolean {
  return heading.children.some(
    (child) => child.type === 'element' && child.tagName === 'a' && !isSkipped(child),
  );
}

function readElement(reading: Reading, element: Element): void {
  if (isInline(element)) {
    reading.hasTemplate ||= isTemplate(element);
    readChildren(reading, element.children);
    return;
  }
  endLine(reading);
  const tagLevel = headingTag.exec(element.tagName)?.[1];
  if (tagLevel && (isLink(element) || openSection(reading, element, Number(tagLevel)))) {
    return;
  }
  if (isWholeBlock(element)) {
    addBlock(reading, beginningOf(textOfWholeBlock(element)), hasTemplate(element));
    return;
  }
  readChildren(reading, element.children);
  endLine(reading);
}

function readChildren(reading: Reading, children: readonly (RootContent | ElementContent)[]): void {
  for (const child of children) {
    if (child.type === 'text') {
      reading.line += child.value;
    } else if (child.type === 'element' && !isSkipped(child)) {
      readElement(reading, child);
    }
  }
}

/** The anchor of a list of pages to read next, whose words are about those pages. */
const nextPages = 'next';

/**
 * Reads an article into its sections: the title (h1) first, then one for each heading with an id, except the list of next
 * pages. An article without a title has no sections.
 */
export function extractSections(article: Root | Element): readonly PageSection[] {
  const reading: Reading = {sections: [], line: '', hasTemplate: false};
  readChildren(reading, article.children);
  endLine(reading);
  return reading.sections.filter(({anchor}) => anchor !== nextPages);
}
