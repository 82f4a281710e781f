import {limitText} from '@site/src/site/limitText';

/** Parts that say nothing about what a page is about. */
const emptyParts = /^(?:docs?|en|latest|next|index|v?\d[\d.]*)$/i;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The words of an address, the way a reader would search for them: those of its last two parts. */
export function pathWords(pathname: string): string {
  return limitText(
    decode(pathname)
      .replace(/\.html?$/, '')
      .split('/')
      .filter((part) => part !== '' && !emptyParts.test(part))
      .slice(-2)
      .join(' ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase(),
  );
}
