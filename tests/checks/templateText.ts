/** No page shows text of a template or a promise instead of content. */
import {type Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {contentPages, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

const phrases = [
  /lorem ipsum/i,
  /tutorial intro/i,
  /docusaurus tutorial/i,
  /my site/i,
  /dinosaurs are cool/i,
  /this is a placeholder/i,
  /\bTODO\b/,
  // "Coming Soon", with both capitals, is a label of the console that headings may repeat.
  /[Cc]oming soon/,
] as const;

/** Pages may quote the console, which has a label "Coming soon": in quotation marks, bold or code. */
function withoutQuotations(text: string, quoted: readonly string[]): string {
  const unquoted = text.replace(/"[^"\n]*"|“[^”\n]*”/g, ' ');
  return quoted.reduce((rest, quotation) => rest.replaceAll(quotation, ' '), unquoted);
}

/** The text that a reader sees as the site's own words. */
function ownWords(tree: Root): string {
  const body = selectAll('body', tree)[0];
  if (body === undefined) {
    return '';
  }
  const quoted = selectAll('code, strong, q, kbd', body).map((element) => toText(element).trim());
  return withoutQuotations(toText(body), quoted.filter(Boolean));
}

/** Template text, page by page. */
export function findTemplateText(site: BuiltSite): readonly Problem[] {
  return contentPages(site).flatMap((page) => {
    const text = ownWords(page.tree);
    return phrases.flatMap((phrase) => {
      const found = phrase.exec(text);
      return found === null ? [] : [{where: page.route, what: `says "${found[0]}"`}];
    });
  });
}
