import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent} from 'hast';
import {classesOf, findElement, isInline, named, rawText} from '../../../built-pages/elements';
import {attribute, childElements, readChildren} from './elements';
import {codeBlock, escapeStart, escapeText} from '../../../../src/site/text/writeMarkdown';
import {inlineText, picture, tableText} from './inline';

/** A page on its way to Markdown. */
export interface Reading {
  /** Its absolute URL. */
  readonly base: string;
  /** The level of the last heading: what opens below it, such as a tab, is a heading of the next one. */
  level: number;
}

type Blocks = readonly string[];

const headingTag = /^h([1-6])$/;
const listText = /^(?:-|\d+\.) /;

function filled(text: string): Blocks {
  return text === '' ? [] : [text];
}

function paragraph(nodes: readonly ElementContent[], {base}: Reading): Blocks {
  return filled(escapeStart(inlineText(nodes, base).trim()));
}

function heading(level: number, text: string, reading: Reading): string {
  reading.level = Math.min(level, 6);
  return `${'#'.repeat(reading.level)} ${text}`;
}

/**
 * A heading's ID as a comment, unless it can be derived from the text. Links refer to sections by ID, so readers of the
 * Markdown search for it.
 */
function idComment(element: Element): string {
  const id = attribute(element, 'id');
  const text = readChildren(element).map(rawText).join('').trim();
  return id === '' || id === createSlugger().slug(text) ? '' : ` <!-- #${id} -->`;
}

/** A block with something in front of its first line and of all others. */
function prefixed(text: string, first: string, others: string): string {
  const [start = '', ...lines] = text.split('\n');
  return [first + start, ...lines.map((line) => (line === '' ? others.trimEnd() : others + line))].join('\n');
}

/** A list, without blank lines if each item is one line and contains no other block than a list. */
function list(element: Element, reading: Reading): string {
  const items = childElements(element)
    .filter(({tagName}) => tagName === 'li')
    .map((item) => ({
      hasParagraphs: childElements(item).some(({tagName}) => tagName === 'p'),
      blocks: blocksOf(readChildren(item), reading),
    }));
  const isTight = items.every(
    ({hasParagraphs, blocks}) => !hasParagraphs && blocks.slice(1).every((block) => listText.test(block)),
  );
  const gap = isTight ? '\n' : '\n\n';
  const start = Number(element.properties.start ?? 1);
  return items
    .map(({blocks}, index) => {
      const mark = element.tagName === 'ol' ? `${start + index}. ` : '- ';
      return prefixed(blocks.join(gap), mark, ' '.repeat(mark.length));
    })
    .join(gap);
}

function quote(blocks: Blocks): string {
  return prefixed(blocks.join('\n\n'), '> ', '> ');
}

/** A box: its title, then what it says. */
function callout(element: Element, reading: Reading): string {
  const [title, content] = childElements(element);
  const name = title ? inlineText(readChildren(title), reading.base).trim() : '';
  return quote([`**${name}**`, ...(content ? blocksOf(readChildren(content), reading) : [])]);
}

/** Parts that readers open one by one, each below a heading with its label. */
function labeled(label: string, content: readonly ElementContent[], reading: Reading): Blocks {
  const {level} = reading;
  const blocks = [heading(level + 1, label, reading), ...blocksOf(content, reading)];
  reading.level = level;
  return blocks;
}

function tabs(element: Element, reading: Reading): Blocks {
  const panels = childElements(element)
    .flatMap(childElements)
    .filter(({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel) =>
    labeled(escapeText(attribute(panel, 'dataLabel')), readChildren(panel), reading),
  );
}

function details(element: Element, reading: Reading): Blocks {
  const [summary, ...content] = readChildren(element);
  if (summary?.type !== 'element') {
    return [];
  }
  if (findElement(summary, ({tagName}) => headingTag.test(tagName))) {
    const {level} = reading;
    const blocks = blocksOf([...readChildren(summary), ...content], reading);
    reading.level = level;
    return blocks;
  }
  return labeled(inlineText(readChildren(summary), reading.base).trim(), content, reading);
}

/** A picture with its caption, once, although the page has it for both color modes. */
function figure(element: Element, reading: Reading): Blocks {
  const image = findElement(element, named('img'));
  const pictures = image ? [picture(image, reading.base)] : [];
  const others = readChildren(element).filter((child) => child.type === 'element' && child.tagName !== 'a');
  return [...pictures, ...blocksOf(others, reading)];
}

function code(element: Element): Blocks {
  const language = classesOf(element)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const title = findElement(element, (inner) => classesOf(inner).includes('code-block__title'));
  const text = rawText(findElement(element, named('pre')) ?? element);
  return [
    ...(title ? [escapeStart(escapeText(readChildren(title).map(rawText).join('')))] : []),
    codeBlock(text, language ?? 'text'),
  ];
}

function blocksOfElement(element: Element, reading: Reading): Blocks {
  const {tagName, properties} = element;
  const level = headingTag.exec(tagName)?.[1];
  if (level !== undefined) {
    const text = inlineText(readChildren(element), reading.base).trim();
    return [heading(Number(level), text + idComment(element), reading)];
  }
  if (classesOf(element).includes('theme-admonition')) {
    return [callout(element, reading)];
  }
  if (tagName === 'pre' || classesOf(element).includes('code-block')) {
    return code(element);
  }
  if (properties.dataTabGroup !== undefined) {
    return tabs(element, reading);
  }
  switch (tagName) {
    case 'p':
      return paragraph(readChildren(element), reading);
    case 'ul':
    case 'ol':
      return filled(list(element, reading));
    case 'table':
      return [tableText(element, reading.base)];
    case 'blockquote':
      return [quote(blocksOf(readChildren(element), reading))];
    case 'details':
      return details(element, reading);
    case 'figure':
      return figure(element, reading);
    case 'svg':
      return [`Diagram: ${escapeText(attribute(element, 'ariaLabel'))}`];
    case 'hr':
      return ['---'];
    default:
      return blocksOf(readChildren(element), reading);
  }
}

/** A link around a heading becomes a heading with a link. */
function linkedHeading(node: ElementContent): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'a') {
    return undefined;
  }
  const [inner] = childElements(node);
  return inner && headingTag.test(inner.tagName)
    ? {...inner, children: [{...node, children: inner.children}]}
    : undefined;
}

/** Nodes as blocks of Markdown: paragraphs, lists, tables, and the like. */
export function blocksOf(nodes: readonly ElementContent[], reading: Reading): Blocks {
  const blocks: string[] = [];
  let line: ElementContent[] = [];
  for (const node of nodes) {
    const block = linkedHeading(node) ?? node;
    if (block.type === 'element' && !isInline(block) && block.tagName !== 'input') {
      blocks.push(...paragraph(line, reading), ...blocksOfElement(block, reading));
      line = [];
    } else {
      line.push(node);
    }
  }
  return [...blocks, ...paragraph(line, reading)];
}
