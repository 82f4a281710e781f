import {createRequire} from 'node:module';
import sharp, {type OutputInfo, type OverlayOptions, type Sharp} from 'sharp';
import {cardSize} from '../../../src/lib/socialCard';
import type {SocialCard} from './readCard';

export interface CardColors {
  readonly background: string;
  readonly title: string;
  readonly accent: string;
  readonly note: string;
}

/** What's the same on every card. */
interface Frame {
  readonly colors: CardColors;
  /** An SVG file. */
  readonly logo: string;
  readonly name: string;
  readonly note: string;
}

const {resolve} = createRequire(import.meta.url);
/** Files, because each machine has other fonts. */
const fonts = {
  bold: {font: 'Inter Bold', fontfile: resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')},
  medium: {font: 'Inter Medium', fontfile: resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf')},
} as const;

const margin = 88;
const width = cardSize.width - 2 * margin;
/** In pixels. Titles get the largest size that fits: two lines of the first, or three of the last. */
const titleSizes = [84, 72, 62] as const;
const mostHeight = 240;
/** Where the title ends, and how far above it its section begins. */
const titleBottom = 462;
const sectionAbove = 66;

function escape(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

interface TextStyle {
  readonly weight: keyof typeof fonts;
  readonly size: number;
  readonly color: string;
}

/** Pixels, because encoding a picture that's only a part of another would take longer than drawing it. */
interface Picture {
  readonly input: Buffer;
  readonly raw: OutputInfo;
}

async function pixelsOf(picture: Sharp): Promise<Picture> {
  const {data, info} = await picture.raw().toBuffer({resolveWithObject: true});
  return {input: data, raw: info};
}

/** Text with a transparent background, as high as its letters. */
function write(text: string, {weight, size, color}: TextStyle): Promise<Picture> {
  return pixelsOf(
    sharp({
      text: {
        ...fonts[weight],
        // With 72 dots per inch, a point is a pixel.
        text: `<span foreground="${color}" size="${size}pt">${escape(text)}</span>`,
        dpi: 72,
        width,
        wrap: 'word',
        rgba: true,
      },
    }),
  );
}

async function writeTitle(text: string, color: string): Promise<Picture> {
  for (const size of titleSizes) {
    const title = await write(text, {weight: 'bold', size, color});
    if (title.raw.height <= mostHeight) {
      return title;
    }
  }
  throw new Error(`The title "${text}" is too long for a social card: shorten it.`);
}

/** Draws the frame once, and returns what draws a card in it, as a PNG. */
export async function createDrawing({
  colors,
  logo,
  name,
  note,
}: Frame): Promise<(card: SocialCard) => Promise<Buffer>> {
  const logoSize = 64;
  const nameText = await write(name, {weight: 'bold', size: 36, color: colors.title});
  const noteText = await write(note, {weight: 'medium', size: 28, color: colors.note});
  const frame = await pixelsOf(
    sharp({create: {...cardSize, channels: 3, background: colors.background}}).composite([
      {input: await sharp(logo, {density: 288}).resize(logoSize).toBuffer(), left: margin, top: margin - 16},
      {
        ...nameText,
        left: margin + logoSize + 22,
        top: margin - 16 + Math.round((logoSize - nameText.raw.height) / 2),
      },
      {...noteText, left: margin, top: cardSize.height - margin - noteText.raw.height + 16},
    ]),
  );

  return async ({title, section}) => {
    const titleText = await writeTitle(title, colors.title);
    const top = titleBottom - titleText.raw.height;
    const parts: OverlayOptions[] = [{...titleText, left: margin, top}];
    if (section !== undefined) {
      const sectionText = await write(section, {weight: 'medium', size: 34, color: colors.accent});
      parts.push({...sectionText, left: margin, top: top - sectionAbove});
    }
    return sharp(frame.input, {raw: frame.raw}).composite(parts).png().toBuffer();
  };
}
