/**
 * Every page has a Markdown alternate with the same content: words, headings and their IDs, table cells, code, pictures,
 * links, and the values that readers can set.
 */
import {createSlugger} from '@docusaurus/utils';
import {type Element, type Nodes as HtmlNodes} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {type RootContent} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {parse} from 'yaml';
import {canonicalUrl, findArticle, findMain, isInline, textContent} from '../../plugins/built-pages/elements';
import {isLeftOut} from '../../plugins/after-build/markdown-alternates/convert/elements';
import {templateAddress, alternateAddress} from '../../src/lib/alternateAddress';
import {product} from '../../src/site/product';
import {isValueName, placeholder, withDefaults} from '../../src/site/readerValues';
import {attribute, contentPages, type ParsedPage, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

const kinds = [
  'headings',
  'ids',
  'cells',
  'code blocks',
  'code',
  'pictures',
  'links',
  'values',
  'words',
] as const;

/** The content of a page or its alternate, in order, by kind. */
type Content = Readonly<Record<(typeof kinds)[number], string[]>>;

function emptyContent(): Content {
  return Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Content;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Records a heading and the ID that links use for it. */
function noteHeading({headings, ids}: Content, text: string, id?: string): void {
  const heading = oneLine(text);
  headings.push(heading);
  ids.push(id ?? createSlugger().slug(heading));
}

/** The placeholder for the value in an element. */
function markOf(element: Element): string {
  return `%%${attribute(element, 'dataValue') ?? ''}%%`;
}

/** Records the content of a node of a page, or of its alternate, and returns its text. @param base only for a page */
function read(node: HtmlNodes, skipped: ReadonlySet<HtmlNodes>, content: Content, base?: string): string {
  if (node.type === 'text' || node.type === 'raw') {
    return node.value;
  }
  if (node.type === 'root') {
    return node.children.map((child) => read(child, skipped, content, base)).join('');
  }
  if (node.type !== 'element' || skipped.has(node) || isLeftOut(node)) {
    return '';
  }
  const label = attribute(node, 'dataLabel');
  if (label !== undefined) {
    noteHeading(content, label);
  }
  if (node.tagName === 'pre') {
    // The Markdown parser puts a line break after code.
    content['code blocks'].push(textContent(node) + (base === undefined ? '' : '\n'));
    content.values.push(...selectAll('[data-value]', node).map(markOf));
    return ' ';
  }
  if (node.tagName === 'svg') {
    return ` Diagram: ${attribute(node, 'ariaLabel') ?? ''} `;
  }
  if (node.tagName === 'img') {
    content.pictures.push(attribute(node, 'alt') ?? '');
  }
  if (node.tagName === 'a' && attribute(node, 'dataLargePicture') === undefined) {
    const href = attribute(node, 'href') ?? '';
    content.links.push(URL.canParse(href, base) ? new URL(href, base).href : href);
  }
  const text = node.children.map((child) => read(child, skipped, content, base)).join('');
  if (/^h[1-6]$/.test(node.tagName) || (node.tagName === 'summary' && !select('h2, h3', node))) {
    noteHeading(content, text, attribute(node, 'id'));
  }
  if (/^t[dh]$/.test(node.tagName)) {
    content.cells.push(oneLine(text));
  }
  if (node.tagName === 'code') {
    content.code.push(oneLine(text));
  }
  const isValue = attribute(node, 'dataValue') !== undefined;
  if (isValue) {
    content.values.push(markOf(node));
  }
  // The number of a tag's pages, which the style sheet separates.
  const isCount = node.tagName === 'span' && !isValue && /^\d+$/.test(text);
  // The style sheet keeps links apart that are next to each other.
  const isGlue = isInline(node) && node.tagName !== 'a' && !isCount;
  return isGlue ? text : ` ${label ?? ''} ${text} `;
}

function contentOfPage(region: Element, base: string): Content {
  const content = emptyContent();
  const title = select('h1', region);
  // Pictures that differ only in the color mode are one.
  const second = selectAll('figure > a[data-large-picture] + a[data-large-picture]', region);
  const first = title ? read(title, new Set(second), content, base) : '';
  const rest = read(region, new Set([...second, ...(title ? [title] : [])]), content, base);
  content.words.push(...oneLine(first + rest).split(' '));
  return content;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkRehype, {allowDangerousHtml: true})
  .freeze();

/** Gives a heading the ID that a comment after its text names. */
function withId(node: RootContent): RootContent {
  const comment = node.type === 'heading' ? node.children.at(-1) : undefined;
  const id = comment?.type === 'html' ? /^<!-- #(\S+) -->$/.exec(comment.value)?.[1] : undefined;
  return node.type === 'heading' && id !== undefined
    ? {...node, children: node.children.slice(0, -1), data: {hProperties: {id}}}
    : node;
}

function contentOfAlternate(children: readonly RootContent[]): Content {
  const content = emptyContent();
  const tree = processor.runSync({type: 'root', children: children.map(withId)});
  content.words.push(...oneLine(read(tree, new Set(), content)).split(' '));
  return content;
}

/** The first difference of each kind. */
function differences(page: Content, alternate: Content): readonly string[] {
  return kinds.flatMap((kind) => {
    const index = page[kind].findIndex((text, index) => text !== alternate[kind][index]);
    const at = index < 0 ? page[kind].length : index;
    const [expected, found] = [page[kind][at], alternate[kind][at]];
    return expected === found
      ? []
      : [`its alternate has other ${kind}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
  });
}

/** The placeholders of an alternate's values, according to its template. */
function valuesOf(text: string, json = JSON.stringify(text)): readonly string[] {
  const template = JSON.parse(json) as string;
  return withDefaults(template) === text
    ? Array.from(template.matchAll(placeholder), ([mark, name]) => (isValueName(name) ? [mark] : [])).flat()
    : ['a template of another text'];
}

interface AlternateFiles {
  readonly text: string;
  /** The same with placeholders, as JSON. */
  readonly template: string | undefined;
}

function compare(
  page: ParsedPage,
  base: string,
  {text, template}: AlternateFiles,
  index: string,
): readonly string[] {
  const region = findArticle(page.tree) ?? findMain(page.tree);
  if (region === undefined) {
    return ['has no main part'];
  }
  const [yaml, title, note, ...rest] = processor.parse(text).children;
  const settings = yaml?.type === 'yaml' ? (parse(yaml.value) as Readonly<Record<string, unknown>>) : {};
  const alternate = contentOfAlternate([...(title ? [title] : []), ...rest]);
  alternate.values.push(...valuesOf(text, template));
  return [
    ...(settings.address === base && settings.release === product.release
      ? []
      : ["its alternate doesn't name its address and release"]),
    ...(contentOfAlternate(note ? [note] : []).links.join() === index
      ? []
      : ["its alternate doesn't begin with a link to llms.txt"]),
    ...differences(contentOfPage(region, base), alternate),
  ];
}

/** The text of a built file by its URL; `undefined` if there's none. */
type ReadFile = (address: string) => string | undefined;

/** Pages without an alternate, and alternates whose content differs from their page. */
export function findAlternateFaults(site: BuiltSite, read: ReadFile): readonly Problem[] {
  return contentPages(site).flatMap((page) => {
    const address = canonicalUrl(page.tree);
    if (address === null) {
      return [];
    }
    const alternate = alternateAddress(new URL(address).pathname, '/');
    const text = read(alternate);
    const link = select('link[rel="alternate"][type="text/markdown"]', page.tree);
    const faults = [
      ...(link && attribute(link, 'href') === alternateAddress(address, `${site.origin}/`)
        ? []
        : ["its head doesn't name its alternate"]),
      ...(text === undefined
        ? ['it has no alternate']
        : compare(
            page,
            address,
            {text, template: read(templateAddress(alternate))},
            `${site.origin}/llms.txt`,
          )),
    ];
    return faults.map((what) => ({where: page.route, what}));
  });
}
