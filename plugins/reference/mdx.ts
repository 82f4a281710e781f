import {codeBlock} from '../../src/site/text/writeMarkdown';

/** Code between any number of backticks, and signs that mean something in MDX but not in Markdown. */
const codeOrSign = /(?<fence>`+)(?!`)[^]*?(?<!`)\k<fence>(?!`)|<(?!\/?kbd>)|[{}]/g;

/** Markdown as MDX: outside of code, `<` and braces stand for themselves, except in the names of keys. */
export function escapeMdx(markdown: string): string {
  return markdown.trim().replace(codeOrSign, (found) => (found.startsWith('`') ? found : `\\${found}`));
}

type Properties = Readonly<Record<string, unknown>>;

/**
 * A component in a line.
 *
 * @param properties any JSON values; those that are undefined are left out
 * @param content MDX
 */
export function component(name: string, properties: Properties, content?: string): string {
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => ` ${property}={${JSON.stringify(value)}}`);
  const tag = name + written.join('');
  return content === undefined ? `<${tag} />` : `<${tag}>${content}</${name}>`;
}

/** A component around blocks of MDX. */
export function blockComponent(
  name: string,
  properties: Properties,
  blocks: readonly (string | undefined)[],
): string {
  return component(name, properties, `\n\n${joinBlocks(blocks)}\n\n`);
}

/** A fenced block of commands. */
export function shellBlock(script: string): string {
  return codeBlock(script.trim(), 'bash');
}

/** @param rows their cells, as MDX */
export function mdxTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param rows of cells, as Markdown */
export function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return mdxTable(
    headers,
    rows.map((cells) => cells.map(escapeMdx)),
  );
}

/** Blocks of MDX, with an empty line between any two. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}

/** What search leaves out. With the explanations of all entries, the index would be twice as large. */
export function unsearched(blocks: readonly (string | undefined)[]): string {
  return blockComponent('div', {'data-unsearched': true}, blocks);
}

/** An entry on another page, as a list of all entries shows it: properties of `EntryLink`. */
interface ListedEntry {
  readonly href: string;
  /** As MDX. */
  readonly title: string;
  /** Other templates of a message. */
  readonly also?: readonly string[] | undefined;
  /** What readers call it. */
  readonly words?: readonly string[] | undefined;
  readonly badge?: string;
  /** What readers can filter by, besides the text. */
  readonly kind?: string;
}

/** Links to the entries of one page, for the page above it, as the text of an MDX partial. */
export function entryListToMdx(entries: readonly ListedEntry[]): string {
  const links = entries.map(({title, ...properties}) => component('EntryLink', properties, title));
  return blockComponent('EntryList', {}, [links.join('\n')]);
}
