/** The framework's line for the title, all descriptions, or all links of a page. */
const headLine = '<%~ metaAttribute %>';

/**
 * The document of every page with a link to the page's twin, after its canonical address.
 *
 * @param template in the language of `ssrTemplate`
 * @param root absolute address of the home page
 * @throws Error when the framework's document has changed
 */
export function withTwinLink(template: string, root: string): string {
  if (template.split(headLine).length !== 2) {
    throw new Error(
      `The framework's document no longer has one ${headLine}, which plugins/after-build/markdown-twins/headLink.ts extends. Update headLine there.`,
    );
  }
  // `twinAddress`, in the template's language, which takes a quotation mark for the start of a text.
  const linked = `<%~ metaAttribute.replace(/<link [^>]*rel=\\x22canonical\\x22 href=\\x22([^\\x22]*)[^>]*>/, (tag, page) => {
    const twin = page === '${root}' ? page + 'index.md' : page + '.md';
    return tag + '<link rel="alternate" type="text/markdown" href="' + twin + '">';
  }) %>`;
  return template.replace(headLine, () => linked);
}
