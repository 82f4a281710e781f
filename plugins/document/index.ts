/**
 * Matches each script among tags, in the language of `ssrTemplate`, which reads a quotation mark as the start of a
 * string.
 */
const inlineScript = '/<(script).*?\\/\\1>/gs';

/**
 * The framework's line for the title, all descriptions, or all links of a page, with a link to the page's alternate after
 * its canonical URL: `alternateAddress`, in the template's language.
 */
function withAlternateLink(root: string): string {
  return `<%~ metaAttribute.replace(/<link [^>]*rel=\\x22canonical\\x22 href=\\x22([^\\x22]*)[^>]*>/, (tag, page) => {
    const alternate = page === '${root}' ? page + 'index.md' : page + '.md';
    return tag + '<link rel="alternate" type="text/markdown" href="' + alternate + '">';
  }) %>`;
}

/**
 * The document of every page, for `ssrTemplate`. It's the framework's (3.10.2), except that it links to the page's
 * alternate, is parsed while its styles load, and fetches its scripts along with styles and pictures without running them
 * (`plugins/first-paint`). A script below the link to the styles would make the parser wait for them, and everything
 * after it would be painted bit by bit, so all of them are above it.
 *
 * @param root absolute URL of the home page
 */
export function documentTemplate(root: string): string {
  const document = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      ${withAlternateLink(root)}
    <% }); %>
    <%~ it.headTags %><%~ it.preBodyTags.match(${inlineScript}).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${inlineScript}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
  // Without indentation, because the configuration, including this text, is in every page's scripts.
  return document.replace(/\n\s+/g, '\n');
}
