import {llmsFiles} from '../../../src/site/pageMap';
import {withDefaults} from '../../../src/site/readerValues';
import type {OutputFile} from '../../files/outputFile';
import type {Section} from '../../sidebar/latestDocs';
import {notFoundTwin, templateAddress} from '../../../src/lib/twinAddress';
import {llmsFull, llmsIndex} from './llms';
import {type Twin, twinText} from './twin';

/** What the not-found page says, for programs that prefer Markdown. */
function notFound(index: string): string {
  return `# Page not found\n\nAll pages: [llms.txt](${index})\n`;
}

/**
 * Every page as Markdown at its URL plus `.md`, made from the HTML that readers see, so it includes tabs, generated
 * tables, and values; the same with placeholders for the values that readers can set; and `llms.txt` and
 * `llms-full.txt`, which list and contain all pages.
 *
 * @param root absolute URL of the home page
 */
export function twinFiles(
  twins: readonly Twin[],
  sections: readonly Section[],
  root: string,
): readonly OutputFile[] {
  const byPath = new Map(twins.map((twin) => [new URL(twin.address).pathname, twin]));
  const index = root + llmsFiles.index;
  return [
    ...twins.flatMap((twin): readonly OutputFile[] => {
      const template = twinText(twin, index);
      const text = withDefaults(template);
      return [
        [twin.file, text],
        ...(text === template ? [] : [[templateAddress(twin.file), JSON.stringify(template)] as const]),
      ];
    }),
    [notFoundTwin, notFound(index)],
    [llmsFiles.index, llmsIndex(sections, byPath, root)],
    [llmsFiles.full, withDefaults(llmsFull(sections, byPath))],
  ];
}
