import type {DocumentChange} from '../../document';

/**
 * A link to the page's twin after its canonical URL.
 *
 * @param root absolute URL of the home page
 */
export function twinLink(root: string): DocumentChange {
  // `twinAddress`, in the template's language, which reads a quotation mark as the start of a string.
  const linked = `<%~ metaAttribute.replace(/<link [^>]*rel=\\x22canonical\\x22 href=\\x22([^\\x22]*)[^>]*>/, (tag, page) => {
    const twin = page === '${root}' ? page + 'index.md' : page + '.md';
    return tag + '<link rel="alternate" type="text/markdown" href="' + twin + '">';
  }) %>`;
  // The framework's line for the title, all descriptions, or all links of a page.
  return {theirs: '<%~ metaAttribute %>', ours: linked};
}
