/**
 * `npm run screenshots -- FOLDER`: converts the screens that the pages use from `FOLDER/NAME.MODE.webp` to the
 * widths that the site serves, and removes those that no page uses any longer.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {callouts, originals, partOf} from '../src/site/screenshotParts';
import {screenFile, widthsOf, type ScreenMode} from '../src/site/screenshots';

interface Conversion {
  readonly name: string;
  readonly source: string;
  readonly target: string;
  readonly width: number;
}

const modes: readonly ScreenMode[] = ['light', 'dark'];

/** Names and modes that `<Screenshot>` asks for in the given sources. */
function usedScreens(sources: readonly string[]): ReadonlyMap<string, readonly ScreenMode[]> {
  const used = new Map<string, readonly ScreenMode[]>();
  for (const [element] of sources.flatMap((source) => [...source.matchAll(/<Screenshot\s[^]*?\/>/g)])) {
    const name = /\bname="([^"]+)"/.exec(element)?.[1];
    const only = modes.find((mode) => element.includes(`mode="${mode}"`));
    if (name) {
      used.set(name, only && !used.has(name) ? [only] : only ? (used.get(name) ?? [only]) : modes);
    }
  }
  return used;
}

/** One conversion for each screen, mode and width. */
function conversions(folder: string, used: ReturnType<typeof usedScreens>): readonly Conversion[] {
  return [...used].flatMap(([name, wanted]) =>
    wanted.flatMap((mode) =>
      widthsOf(partOf(name)[2]).map((width) => ({
        name,
        source: path.join(folder, `${originals[name] ?? name}.${mode}.webp`),
        target: path.join('static', screenFile(name, mode, width)),
        width,
      })),
    ),
  );
}

/** Numbers in circles, placed over the part that a picture shows. */
function drawCallouts(name: string): Buffer {
  const [left, top, width, height] = partOf(name);
  const marks = (callouts[name] ?? []).map(
    ([x, y], place) =>
      `<g transform="translate(${x - left} ${y - top})"><circle r="16" fill="#b3261e" stroke="#fff" stroke-width="2"/>` +
      `<text y="6" text-anchor="middle" font-family="sans-serif" font-size="18" font-weight="700" fill="#fff">${place + 1}</text></g>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${marks.join('')}</svg>`,
  );
}

async function readScreen({name, source}: Conversion): Promise<Sharp> {
  const [left, top, width, height] = partOf(name);
  const part = sharp(source).extract({left: left * 2, top: top * 2, width: width * 2, height: height * 2});
  // Drawn at full size, before the picture is made smaller.
  return sharp(
    await part
      .composite([{input: drawCallouts(name)}])
      .png()
      .toBuffer(),
  );
}

function readSources(...folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && /\.(?:mdx?|tsx)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

async function main(folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(folder)) {
    throw new Error(
      `Name the folder with the original pictures: npm run screenshots -- FOLDER (got "${folder ?? ''}").`,
    );
  }
  const wanted = conversions(folder, usedScreens(readSources('docs', 'src/components', 'src/pages')));
  const missing = wanted.filter(({source}) => !existsSync(source)).map(({source}) => source);
  if (missing.length > 0) {
    throw new Error(
      `Pages use screens that the folder does not hold:\n  ${[...new Set(missing)].join('\n  ')}`,
    );
  }
  const target = path.join('static', path.dirname(screenFile('', 'light', 0)));
  mkdirSync(target, {recursive: true});
  const keep = new Set(wanted.map((each) => path.basename(each.target)));
  for (const name of readdirSync(target).filter((each) => !keep.has(each))) {
    rmSync(path.join(target, name));
  }
  for (const each of wanted.filter(({target: file}) => !existsSync(file))) {
    const screen = await readScreen(each);
    await screen.resize({width: each.width}).avif({quality: 52, effort: 4}).toFile(each.target);
    console.log(each.target);
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
