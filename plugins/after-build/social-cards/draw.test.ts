import sharp from 'sharp';
import {beforeAll, expect, it} from 'vitest';
import {createDrawing} from './draw';
import type {SocialCard} from './readCard';

const background = '#102030';
let draw: (card: SocialCard) => Promise<Buffer>;

beforeAll(async () => {
  draw = await createDrawing({
    colors: {background, title: '#ffffff', accent: '#00ff00', note: '#808080'},
    logo: 'static/img/logo.svg',
    name: 'Docs',
    note: 'Release v1',
  });
});

/** Pixels of one color, in a strip between two heights. */
async function count(picture: Buffer, color: readonly number[], [top, bottom]: readonly [number, number]) {
  const {data, info} = await sharp(picture)
    .extract({left: 0, top, width: 1200, height: bottom - top})
    .raw()
    .toBuffer({resolveWithObject: true});
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    found += color.every((value, channel) => data[at + channel] === value) ? 1 : 0;
  }
  return found;
}

it('is a picture of the size that link previews require', async () => {
  const {format, width, height} = await sharp(await draw({file: '', title: 'Alerts'})).metadata();
  expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
});

it('shows the section above the title, in the color of links', async () => {
  const green = [0, 255, 0];
  const title = 'Adding alerts';
  expect(await count(await draw({file: '', title, section: 'Alerts'}), green, [160, 400])).toBeGreaterThan(
    50,
  );
  expect(await count(await draw({file: '', title}), green, [0, 630])).toBe(0);
});

it('shows what HTML would read as a tag', async () => {
  const white = [255, 255, 255];
  const drawn = await Promise.all(['a <b> & c', 'a'].map((title) => draw({file: '', title})));
  const [whole = 0, first = 0] = await Promise.all(drawn.map((picture) => count(picture, white, [300, 480])));
  expect(whole).toBeGreaterThan(2 * first);
});

it('shrinks a long title, and rejects one that does not fit', async () => {
  const white = [255, 255, 255];
  const title = 'A title that is long enough to need three lines of the smallest size that there is';
  // Nothing above where the section would be.
  expect(await count(await draw({file: '', title}), white, [140, 200])).toBe(0);
  await expect(draw({file: '', title: `${title}, and then goes on and on and on and on`})).rejects.toThrow(
    'is too long for a social card: shorten it',
  );
});
