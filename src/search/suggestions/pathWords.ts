import {decode, isEmptyPart} from '@site/src/site/address';
import {limitText} from '@site/src/site/limitText';

/** The words of a URL, the way a reader would search for them: those of its last two parts. */
export function pathWords(pathname: string): string {
  return limitText(
    decode(pathname)
      .replace(/\.html?$/, '')
      .split('/')
      .filter((part) => !isEmptyPart(part))
      .slice(-2)
      .join(' ')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase(),
  );
}
