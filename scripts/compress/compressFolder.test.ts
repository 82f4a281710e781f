import {randomBytes} from 'node:crypto';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {compressedForms, isText} from './compressFolder';

it('A text file gets two compressed forms with the same content', () => {
  const text = Buffer.from('A page of the docs. '.repeat(200));
  const forms = compressedForms(text);
  expect(gunzipSync(forms.get('.gz') ?? '')).toEqual(text);
  expect(brotliDecompressSync(forms.get('.br') ?? '')).toEqual(text);
});

it('A file that is small or does not shrink gets none', () => {
  expect(compressedForms(Buffer.from('small')).size).toBe(0);
  expect(compressedForms(randomBytes(5000)).size).toBe(0);
});

it('Pages are compressed, as HTML and as Markdown, but pictures and compressed forms are not', () => {
  const files = [
    'docs/index.html',
    'docs.md',
    'llms.txt',
    'img/a.svg',
    'sitemap.xml',
    'manifest.webmanifest',
    'openapi.yaml',
  ];
  expect(files.filter(isText)).toEqual(files);
  expect(['img/a.avif', 'favicon.ico', 'docs.md.gz', 'docs.md.br', '_headers'].filter(isText)).toEqual([]);
});
