/** The files that the pages show, for comparison with the builder's output. */
import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {withDefaults} from '@site/src/site/readerValues';
import {codeBlocksOf, parseDocPage} from '../checks/docs/page';

function oneBlock(page: string, what: string, isWanted: (block: Code) => boolean): string {
  const file = `docs/${page}.mdx`;
  const blocks = codeBlocksOf(parseDocPage(file, readFileSync(file, 'utf8'))).filter(isWanted);
  const [block] = blocks;
  if (block === undefined || blocks.length > 1) {
    throw new Error(`${file} has ${blocks.length} blocks ${what}.`);
  }
  return block.value;
}

/** The one code block of a page with this title. @throws if the page has none or several */
export function blockOf(page: string, title: string): string {
  return oneBlock(
    page,
    `with the title "${title}"`,
    ({meta}) => meta?.replace(/ download$/, '') === `title="${title}"`,
  );
}

/** The one code block of a page that contains a text. @throws if the page has none or several */
export function blockWith(page: string, text: string): string {
  return oneBlock(page, `that contain "${text}"`, ({value}) => value.includes(text));
}

/** The file that a script of the page writes. @throws if there's none */
export function hereDocument(page: string, name: string): string {
  const text = withDefaults(readFileSync(`docs/${page}.mdx`, 'utf8'));
  const [, content] = text.split(`cat > ${name} <<'EOF'\n`, 2);
  if (content === undefined) {
    throw new Error(`docs/${page}.mdx doesn't write ${name}.`);
  }
  return content.slice(0, content.indexOf('\nEOF\n') + 1);
}

/** Lines without comments, empty ones, and surrounding spaces. */
export function bareLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && (!line.startsWith('#') || line.startsWith('#!')));
}
