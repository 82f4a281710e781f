import path from 'node:path';

/** Kinds of bytes that a table tells apart. */
export const byteKinds = ['html', 'js', 'css', 'font', 'image', 'data'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** What a static host sends with a file, by its extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Pictures and fonts are compressed already; so are the parts of Pagefind's index, which it unpacks itself. */
export function isCompressible(extension: string): boolean {
  return /^\.(?:css|html|ico|js|json|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/.test(extension);
}

/** What kind a request was for, by its path. */
export function kindOfPath(pathname: string): ByteKind {
  const type = contentTypes[path.extname(pathname)] ?? (path.extname(pathname) === '' ? 'text/html' : '');
  const [kind = 'data'] = (
    [
      ['html', /^text\/html/],
      ['js', /javascript/],
      ['css', /^text\/css/],
      ['font', /^font\//],
      ['image', /^image\//],
    ] as const
  ).find(([, pattern]) => pattern.test(type)) ?? ['data'];
  return kind;
}
