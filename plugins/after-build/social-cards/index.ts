import path from 'node:path';
import type {Root} from 'hast';
import {product} from '../../../src/site/product';
import type {OutputFile} from '../../files/outputFile';
import {type CardColors, createDrawing} from './draw';
import {readCard} from './readCard';

/** Draws for each page the picture that appears next to a link to it in chats and social networks. */
export async function drawCards(
  pages: readonly Root[],
  root: string,
  siteDir: string,
  colors: CardColors,
): Promise<readonly OutputFile[]> {
  const draw = await createDrawing({
    colors,
    logo: path.join(siteDir, 'static/img/logo.svg'),
    name: product.name,
    note: `Documentation for release ${product.release}`,
  });
  const files: OutputFile[] = [];
  for (const card of pages.map((page) => readCard(page, root))) {
    files.push([card.file, await draw(card)]);
  }
  return files;
}
