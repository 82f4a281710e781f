import {llmsFiles} from '../../../src/site/pageMap';
import {withDefaults} from '../../../src/site/readerValues';
import type {OutputFile} from '../../files/outputFile';
import type {Section} from '../../sidebar/latestDocs';
import {notFoundAlternate, templateAddress} from '../../../src/lib/alternateAddress';
import {llmsFull, llmsIndex} from './llms';
import {type Alternate, alternateText} from './alternate';

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
export function alternateFiles(
  alternates: readonly Alternate[],
  sections: readonly Section[],
  root: string,
): readonly OutputFile[] {
  const byPath = new Map(alternates.map((alternate) => [new URL(alternate.address).pathname, alternate]));
  const index = root + llmsFiles.index;
  return [
    ...alternates.flatMap((alternate): readonly OutputFile[] => {
      const template = alternateText(alternate, index);
      const text = withDefaults(template);
      return [
        [alternate.file, text],
        ...(text === template ? [] : [[templateAddress(alternate.file), JSON.stringify(template)] as const]),
      ];
    }),
    [notFoundAlternate, notFound(index)],
    [llmsFiles.index, llmsIndex(sections, byPath, root)],
    [llmsFiles.full, withDefaults(llmsFull(sections, byPath))],
  ];
}
