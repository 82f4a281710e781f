import {maxLogLength} from './pasteLimits';
import {normalizeText} from './text/normalizeText';

/** Where readers paste messages and logs. */
export const diagnoseRoute = '/diagnose';

const textParameter = 'text';

/** Characters that a URL hands over; a longer text has to be pasted again. */
const maxHandedOver = 20_000;

/**
 * The URL that explains a text, for links that may be opened in another tab. The text is in the hash, which browsers
 * don't send to the server.
 */
export function diagnosePath(text: string): string {
  const hash = new URLSearchParams({[textParameter]: text.slice(0, maxHandedOver)});
  return `${diagnoseRoute}#${hash.toString()}`;
}

/** A text for the page at `diagnoseRoute`, as the state of its history entry, because browsers list only URLs. */
interface HandOver {
  readonly pasted: string;
}

export function handOver(text: string): HandOver {
  return {pasted: text.slice(0, maxLogLength)};
}

/** The text that a URL or the state of its history entry hands over; empty if there is none. */
export function handedOver(hash: string, state: unknown): string {
  const {pasted} = Object(state) as Partial<Record<keyof HandOver, unknown>>;
  return typeof pasted === 'string' ? pasted : (new URLSearchParams(hash.slice(1)).get(textParameter) ?? '');
}

/** Whether a text reads like a program's message as opposed to search words. */
export function looksLikeMessage(text: string): boolean {
  const compared = normalizeText(text);
  const hasSigns = /[:="'()[\]{}]|\d{2,}|\b[A-Z]{4,}|\//.test(compared);
  return compared.trim().length >= 20 && hasSigns;
}
