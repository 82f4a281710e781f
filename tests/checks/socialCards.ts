/** The picture beside a link to a page in chats and social networks. */
import {select} from 'hast-util-select';
import {cardSize} from '../../src/lib/cardAddress';
import {attribute, contentPages, type BuiltSite} from './builtSite';
import {type Problem} from './problem';

const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

/** Width and height of a PNG, from its header. */
function sizeOf(file: Buffer): string {
  return file.subarray(0, signature.length).equals(signature)
    ? `${file.readUInt32BE(16)} × ${file.readUInt32BE(20)}`
    : 'no PNG';
}

/**
 * Pages without their own card, and cards that link previews would crop.
 *
 * @param read a built file by its URL; `undefined` if there's none
 */
export function findCardFaults(
  site: BuiltSite,
  read: (address: string) => Buffer | undefined,
): readonly Problem[] {
  const wanted = `${cardSize.width} × ${cardSize.height}`;
  const firstWith = new Map<string, string>();
  return contentPages(site).flatMap(({route, tree}) => {
    const element = select('meta[property="og:image"]', tree);
    const address = element && attribute(element, 'content');
    const file = address && read(new URL(address, site.origin).pathname);
    if (!address || !file) {
      return [{where: route, what: `has no social card${address ? `: ${address} isn't there` : ''}`}];
    }
    const other = firstWith.get(address);
    if (other !== undefined) {
      return [{where: route, what: `has the same social card as ${other}`}];
    }
    firstWith.set(address, route);
    const size = sizeOf(file);
    return size === wanted ? [] : [{where: route, what: `has a social card of ${size}, not ${wanted}`}];
  });
}
