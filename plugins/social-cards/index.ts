import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {product} from '../../src/site/product';
import {readPages} from '../built-pages/readPages';
import {readThemeColors} from './themeColors';
import {type CardColors, createDrawing} from './draw';
import {readCard} from './readCard';

function readColors(tokens: string): CardColors {
  const dark = (token: string): string => readThemeColors(tokens, token).dark;
  return {
    background: dark('--ifm-background-color'),
    title: dark('--ifm-heading-color'),
    accent: dark('--ifm-color-primary'),
    note: dark('--ifm-font-color-secondary'),
  };
}

/** Draws for each page the picture that appears beside a link to it in chats and social networks. */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const root = siteConfig.url + baseUrl;
  return {
    name: 'social-cards',
    async postBuild({outDir}) {
      const pages = await readPages(outDir);
      const cards = pages.flatMap(({tree}) => readCard(tree, root, product.name) ?? []);
      const draw = await createDrawing({
        colors: readColors(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8')),
        logo: path.join(siteDir, 'static/img/logo.svg'),
        name: product.name,
        note: `Documentation for release ${product.release}`,
      });
      for (const card of cards) {
        const file = path.join(outDir, card.file);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await draw(card));
      }
    },
  };
}
