/**
 * `npm run screenshots -- FOLDER`: converts the screens that the pages use from `FOLDER/NAME.MODE.webp` to the widths
 * that the site serves, and removes those that pages no longer use.
 */
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {readFolder} from '../plugins/files/readFolder';
import {callouts, originals, partOf} from '../src/site/screenshotParts';
import {screenFile, widthsOf, type ScreenMode} from '../src/site/screenshots';

/** One screen in one color mode. */
interface Picture {
  readonly name: string;
  readonly source: string;
  readonly files: readonly {readonly target: string; readonly width: number}[];
}

const modes: readonly ScreenMode[] = ['light', 'dark'];

/** Names and modes that `<Screenshot>` uses in the given sources. */
function usedScreens(sources: readonly string[]): ReadonlyMap<string, ReadonlySet<ScreenMode>> {
  const used = new Map<string, ReadonlySet<ScreenMode>>();
  for (const [element] of sources.flatMap((source) => [...source.matchAll(/<Screenshot\s[^]*?\/>/g)])) {
    const name = /\bname="([^"]+)"/.exec(element)?.[1];
    const only = modes.find((mode) => element.includes(`mode="${mode}"`));
    if (name) {
      used.set(name, new Set([...(used.get(name) ?? []), ...(only ? [only] : modes)]));
    }
  }
  return used;
}

/** One picture for each screen and mode. */
function picturesOf(folder: string, used: ReturnType<typeof usedScreens>): readonly Picture[] {
  return [...used].flatMap(([name, wanted]) =>
    Array.from(wanted, (mode) => ({
      name,
      source: path.join(folder, `${originals[name] ?? name}.${mode}.webp`),
      files: widthsOf(partOf(name)[2]).map((width) => ({
        target: path.join('static', screenFile(name, mode, width)),
        width,
      })),
    })),
  );
}

/** Numbers in circles, placed over the part that a picture shows. */
function drawCallouts(name: string): Buffer {
  const [left, top, width, height] = partOf(name);
  const marks = (callouts[name] ?? []).map(
    ([x, y], index) =>
      `<g transform="translate(${x - left} ${y - top})"><circle r="16" fill="#b3261e" stroke="#fff" stroke-width="2"/>` +
      `<text y="6" text-anchor="middle" font-family="sans-serif" font-size="18" font-weight="700" fill="#fff">${index + 1}</text></g>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${marks.join('')}</svg>`,
  );
}

/** The part that the site shows, with its numbers: drawn at full size, before the picture is made smaller. */
function readScreen({name, source}: Picture): Promise<Buffer> {
  const [left, top, width, height] = partOf(name);
  return sharp(source)
    .extract({left: left * 2, top: top * 2, width: width * 2, height: height * 2})
    .composite([{input: drawCallouts(name)}])
    .png()
    .toBuffer();
}

async function main(folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(folder)) {
    throw new Error(
      `Name the folder with the original pictures: npm run screenshots -- FOLDER (got "${folder ?? ''}").`,
    );
  }
  const sources = await Promise.all([readFolder('docs', '.mdx'), readFolder('src', '.tsx')]);
  const pictures = picturesOf(folder, usedScreens(sources.flatMap((texts) => [...texts.values()])));
  const missing = pictures.filter(({source}) => !existsSync(source)).map(({source}) => source);
  if (missing.length > 0) {
    throw new Error(
      `Pages use screens that the folder doesn't have:\n  ${[...new Set(missing)].join('\n  ')}`,
    );
  }
  const folderOnSite = path.join('static', path.dirname(screenFile('', 'light', 0)));
  mkdirSync(folderOnSite, {recursive: true});
  const keep = new Set(pictures.flatMap(({files}) => files.map(({target}) => path.basename(target))));
  for (const name of readdirSync(folderOnSite).filter((each) => !keep.has(each))) {
    rmSync(path.join(folderOnSite, name));
  }
  for (const picture of pictures) {
    const absent = picture.files.filter(({target}) => !existsSync(target));
    if (absent.length > 0) {
      const screen = await readScreen(picture);
      for (const {target, width} of absent) {
        await sharp(screen).resize({width}).avif({quality: 52, effort: 4}).toFile(target);
        console.log(target);
      }
    }
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
