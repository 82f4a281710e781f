import path from 'node:path';
import {contentTypes} from '../../plugins/server-files/headers/contentTypes';

/** Kinds of bytes that a table distinguishes. */
export const byteKinds = ['html', 'js', 'css', 'font', 'image', 'data'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** Files that only the builds of other generators hold. */
const otherTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  mjs: 'text/javascript; charset=utf-8',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  woff: 'font/woff',
};

/** What a static host sends with a file; `undefined` for an ending that nothing is known about. */
export function contentTypeOf(pathname: string): string | undefined {
  const ending = path.extname(pathname).slice(1);
  return contentTypes[ending] ?? otherTypes[ending];
}

/** Pictures and fonts are compressed already; so are the parts of Pagefind's index, which it unpacks itself. */
export function isCompressible(extension: string): boolean {
  return /^\.(?:css|html|ico|js|json|mjs|svg|ttf|txt|wasm|webmanifest|xml)$/.test(extension);
}

/** What kind a request was for, by its path. */
export function kindOfPath(pathname: string): ByteKind {
  const type = contentTypeOf(pathname) ?? (path.extname(pathname) === '' ? 'text/html' : '');
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
