import path from 'node:path';
import {asCode, entryHeading, jsonProperty} from '../../../tests/checks/docs/entryHeadings';
import {frontMatterText} from '../../../tests/checks/docs/frontMatter';
import {expandPartials} from '../../../tests/checks/docs/expandPartials';
import {withDefaults} from '../../../src/site/readerValues';
import {partOf} from '../../../src/site/screenshotParts';
import {screenFile, widthsOf, type ScreenMode} from '../../../src/site/screenshots';
import type {AdmonitionKind, Dialect} from './dialect';

const fence = /^ *(?<mark>`{3,}|~{3,})/;
const admonition = /^(?<indent> *):::(?<kind>info|tip|warning)(?:\[(?<title>.*)\])?$/;
const tab = /^(?<indent> *)<TabItem [^>]*\blabel="(?<label>[^"]*)"[^>]*>$/;
const screenshot = /^(?<indent> *)<Screenshot (?<attributes>[^>]*)\/>$/;
const entry = /^<(?:Message|KnownIssue|NotSupported|Endpoint|ApiObject) (?<attributes>.*)>$/;
const headingAddress = /^(?<heading>#{1,6} .*\S) *\\\{#[\w-]+\}$/;
const wording = /<Wording (?<attributes>(?:\w+=\{"(?:[^"\\]|\\.)*"\} ?)+)\/>/g;
const otherComponent = /^ *<\/?[A-Z]\w*[^>]*>$/;
const pageLink = /\]\((?<file>[^():\s]+)\.mdx(?<hash>#[^)\s]*)?\)/g;

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

/** A picture of the light mode where the page shows one for each mode. */
function pictureOf(attributes: string): readonly string[] {
  const mode: ScreenMode = attribute(attributes, 'mode') === 'dark' ? 'dark' : 'light';
  const caption = attribute(attributes, 'caption');
  const name = attribute(attributes, 'name');
  const [, , width] = partOf(name);
  const picture = `![${attribute(attributes, 'alt')}](/${screenFile(name, mode, widthsOf(width)[0])})`;
  return caption === '' ? [picture] : [picture, '', `_${caption}_`];
}

/** The address of a file under `docs/`: `alerts/adding-alerts` is `/docs/alerts/adding-alerts`. */
export function routeOf(file: string, root: string): string {
  return file === 'intro' ? `${root}/` : `${root}/${file.replace(/\/index$/, '')}`;
}

/** Links between pages become addresses, which every generator understands. */
function linkPages(line: string, folder: string, root: string): string {
  return line.replace(
    pageLink,
    (_all, file: string, hash: string | undefined) =>
      `](${routeOf(path.posix.join(folder, file), root)}${hash ?? ''})`,
  );
}

function codeOf(line: string, {bracedCode}: Dialect): string {
  return bracedCode ? line.replace(/`([^`]*\{\{[^`]*)`/g, (_all, code: string) => bracedCode(code)) : line;
}

/** One line outside code blocks; `level` is that of the heading above. */
function convertLine(line: string, level: number, dialect: Dialect): readonly string[] {
  const opened = admonition.exec(line)?.groups;
  if (opened) {
    const {indent = '', kind, title = ''} = opened;
    return [indent + dialect.admonition(kind as AdmonitionKind, title)];
  }
  const tabItem = tab.exec(line)?.groups;
  if (tabItem) {
    return [`${tabItem.indent ?? ''}${'#'.repeat(Math.min(6, level + 1))} ${tabItem.label ?? ''}`];
  }
  const picture = screenshot.exec(line)?.groups;
  if (picture) {
    return pictureOf(picture.attributes ?? '').map((text) => (picture.indent ?? '') + text);
  }
  const opening = entry.exec(line)?.groups?.attributes;
  if (opening !== undefined) {
    const words = (jsonProperty(opening, 'words') ?? []) as readonly string[];
    return [
      ...entryHeading(opening),
      ...(words.length > 0 ? ['', `In other words: ${words.join(', ')}.`, ''] : []),
    ];
  }
  const heading = headingAddress.exec(line)?.groups?.heading;
  if (heading !== undefined) {
    return [heading];
  }
  return otherComponent.test(line) || /^import .* from /.test(line)
    ? []
    : [
        codeOf(
          line.replace(wording, (_all, attributes: string) =>
            asCode(jsonProperty(attributes, 'of') as string),
          ),
          dialect,
        ),
      ];
}

function convertBody(body: string, file: string, root: string, dialect: Dialect): string {
  const folder = path.posix.dirname(file);
  let level = 1;
  let openFence: string | null = null;
  return body
    .split('\n')
    .flatMap((line) => {
      const mark = fence.exec(line)?.groups?.mark;
      if (openFence !== null || mark !== undefined) {
        openFence = openFence === null ? (mark ?? null) : line.trim() === openFence ? null : openFence;
        return [line];
      }
      level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? level;
      return convertLine(linkPages(line, folder, root), level, dialect);
    })
    .join('\n');
}

/**
 * Turns a page of this project into the Markdown of another generator: partials are inlined, tabs
 * become headings, screens become pictures, readers' own values become their defaults, and tables that components draw
 * are left out.
 *
 * @param file path under `docs/`, without its ending
 * @param root address of the folder `docs/`, without a slash at the end
 * @param read gives the source of a partial by its path from the root of the project
 */
export function convertPage(
  source: string,
  {file, root}: {readonly file: string; readonly root: string},
  dialect: Dialect,
  read: (partial: string) => string,
): string {
  const [, frontMatter = '', body = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(withDefaults(expandPartials(source, read))) ?? [];
  const kept = frontMatter
    // A list may go on in further lines, which are indented.
    .split(/\n(?=\S)/)
    .filter((property) => dialect.frontMatter.some((key) => property.startsWith(`${key}:`)));
  const title = frontMatterText(source, 'title') ?? file;
  return [
    ...['---', ...kept, '---', ''],
    ...(dialect.hasTitleInText ? [`# ${title}`, ''] : []),
    convertBody(body, file, root, dialect).trim(),
    '',
  ].join('\n');
}
