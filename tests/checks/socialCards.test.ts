import {expect, it} from 'vitest';
import {builtSite} from './builtSite';
import {findCardFaults} from './socialCards';

const origin = 'https://docs.example';

function page(card: string): string {
  return `<meta property="og:image" content="${origin}${card}"><h1>Title</h1>`;
}

function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1A\n', 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const files: Readonly<Record<string, Buffer>> = {
  '/a.png': png(1200, 630),
  '/b.png': png(1200, 630),
  '/small.png': png(600, 315),
  '/text.png': Buffer.from('not a picture, but long enough'),
};

function faults(...cards: readonly string[]) {
  const pages = cards.map((card, index) => [`${index}.html`, card && page(card)] as const);
  return findCardFaults(builtSite(pages, origin), (address) => files[address]);
}

it('passes when each page has its own card', () => {
  expect(faults('/a.png', '/b.png')).toEqual([]);
});

it('names a page that names no card, or one that is not there', () => {
  expect(faults('', '/gone.png')).toEqual([
    {where: '/0', what: 'has no social card'},
    {where: '/1', what: `has no social card: ${origin}/gone.png isn't there`},
  ]);
});

it('names two pages with one card', () => {
  expect(faults('/a.png', '/a.png')).toEqual([{where: '/1', what: 'has the same social card as /0'}]);
});

it('names a card of another size or format', () => {
  expect(faults('/small.png', '/text.png')).toEqual([
    {where: '/0', what: 'has a social card of 600 × 315, not 1200 × 630'},
    {where: '/1', what: 'has a social card of no PNG, not 1200 × 630'},
  ]);
});
