import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {llmsFiles} from '../../src/site/markdown';
import {product} from '../../src/site/product';
import {withDefaults} from '../../src/site/readerValues';
import {readPages} from '../built-pages/readPages';
import {latestDocs, type Section} from '../sidebar/latestDocs';
import {notFoundFile, valuePlacesAddress} from './address';
import {llmsFull, llmsIndex} from './llms';
import {twinOf, twinText} from './twin';
import {valuePlaces} from './values';

/** What the not-found page says, for programs that prefer Markdown. */
function notFound(index: string): string {
  return `# Page not found\n\nAll pages: [llms.txt](${index})\n`;
}

/**
 * Every page as Markdown at its address plus `.md`, made from the HTML that readers see, so that tabs, generated
 * tables, and values are in it; where the values are that readers may set; and `llms.txt` and `llms-full.txt`, which list
 * and contain all pages.
 */
export default function markdownTwins({siteConfig, baseUrl}: LoadContext): Plugin {
  const root = siteConfig.url + baseUrl;
  let sections: readonly Section[] = [];
  return {
    name: 'markdown-twins',

    allContentLoaded({allContent}) {
      ({sections} = latestDocs(allContent));
    },

    async postBuild({outDir}) {
      // Its canonical link may still be there: another plugin removes it at the same time.
      const pages = (await readPages(outDir)).filter(({name}) => name !== '404.html');
      const twins = pages.map(({tree}) => twinOf(tree, root)).filter((twin) => twin !== null);
      const byPath = new Map(twins.map((twin) => [new URL(twin.address).pathname, twin]));
      const index = root + llmsFiles.index;
      const files = [
        ...twins.flatMap((twin) => {
          const template = twinText(twin, product.release, index);
          const places = valuePlaces(template);
          return [
            [twin.file, withDefaults(template)] as const,
            ...(places.length > 0 ? [[valuePlacesAddress(twin.file), JSON.stringify(places)] as const] : []),
          ];
        }),
        [notFoundFile, notFound(index)],
        [llmsFiles.index, llmsIndex(sections, byPath, root)],
        [llmsFiles.full, withDefaults(llmsFull(sections, byPath))],
      ] as const;
      await Promise.all(
        files.map(async ([name, text]) => {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, text);
        }),
      );
    },
  };
}
