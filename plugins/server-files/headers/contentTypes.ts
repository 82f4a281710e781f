/** The content type of each kind of file that a build holds, by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** What has such an ending asks for a file: `/docs/v0.0.53` does not, and `.html` asks for a page. */
export const fileEnding = '\\.(?!html$)[A-Za-z][A-Za-z0-9]*$';

/** Answers to addresses of files that do not exist: a script or a picture must never receive a page. */
export const missingFile = {name: '404.txt', text: 'Not found\n'} as const;
