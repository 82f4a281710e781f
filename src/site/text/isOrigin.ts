import {parseUrl} from './parseUrl';

/**
 * Whether a text is the origin of a website. In a URL, a hostname may contain a semicolon or a quote; in a server's
 * configuration and a security policy, it can't.
 */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && parseUrl(text)?.origin === text;
}
