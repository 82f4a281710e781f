/** This project's pages for other generators: the Markdown that the build writes beside its pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../scripts/support/files';
import {docPath} from '../../src/site/docs';
import {frontMatterOf} from '../../tests/checks/docs/page';
import {projectRoot} from '../support/packages';

export interface ContentPage {
  /** Path under `docs/` without its ending. */
  readonly file: string;
  readonly address: string;
  readonly title: string;
  /** What generators read about a page. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Without its title. */
  readonly text: string;
}

/** The text of a page's Markdown, with links below the root and without what's for programs only. */
function textOf(markdown: string): string {
  const origin = /^address: (https?:\/\/[^/\s]+)/m.exec(markdown)?.[1] ?? '';
  return markdown
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^# .*$/m, '')
    .replace(/^> All pages: .*$/m, '')
    .replaceAll(/ <!-- #.* -->$/gm, '')
    .replaceAll(`](${origin}/`, '](/')
    .trim();
}

function readPage(file: string, build: string): ContentPage {
  const address = docPath(file);
  const markdown = readFileSync(path.join(build, `${address}.md`), 'utf8');
  const {title, description, keywords} = frontMatterOf(
    readFileSync(path.join(projectRoot, 'docs', `${file}.mdx`), 'utf8'),
  );
  const frontMatter = {title, description, keywords};
  return {file, address, title: String(title), frontMatter, text: textOf(markdown)};
}

/** @param build the output folder of `npm run build` */
export function readContent(build: string): readonly ContentPage[] {
  return listFiles(path.join(projectRoot, 'docs'))
    .filter((name) => name.endsWith('.mdx') && !/(?:^|\/)_/.test(name))
    .map((name) => readPage(name.replace(/\.mdx$/, ''), build));
}
