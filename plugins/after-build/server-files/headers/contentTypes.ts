export const markdownType = 'text/markdown; charset=utf-8';
const plainText = 'text/plain; charset=utf-8';

/** The content type of each kind of file that a build contains, and of fonts, by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  conf: plainText,
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: markdownType,
  png: 'image/png',
  py: plainText,
  service: plainText,
  sh: plainText,
  svg: 'image/svg+xml',
  txt: plainText,
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml',
  yml: 'application/yaml',
};

/**
 * `Accept` headers that get a page's Markdown, as a pattern for the whole header: those with Markdown at full weight. Not
 * all servers can compare weights.
 */
export const acceptMarkdownPattern = '(?:.*,)?\\s*text/markdown\\s*(?:;\\s*q=1[.0]*\\s*)?(?:,.*)?';

/** A path that ends like this names a file: `/docs/v0.0.53` doesn't, and `.html` names a page. */
export const fileEnding = '\\.(?!html$)[A-Za-z][A-Za-z0-9]*$';

/** The response for files that don't exist: a request for a script or a picture must never get a page. */
export const missingFile = {name: '404.txt', text: 'Not found\n'} as const;
