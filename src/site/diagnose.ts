/** Where readers paste messages and logs. */
export const diagnoseRoute = '/diagnose';

const textParameter = 'text';

/** Characters that an address hands over; the rest of a longer text is pasted again. */
const maxHandedOver = 20_000;

/** The address that explains a text. The text is in the hash, which browsers don't send to the server. */
export function diagnosePath(text: string): string {
  const hash = new URLSearchParams({[textParameter]: text.slice(0, maxHandedOver)});
  return `${diagnoseRoute}#${hash.toString()}`;
}

/** The text that an address hands over; empty when there is none. */
export function handedOver(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(textParameter) ?? '';
}

/** Whether a text reads like a message of a program, and not like words to search for. */
export function looksLikeMessage(text: string): boolean {
  const hasSigns = /[:="'()[\]{}]|\d{2,}|\b[A-Z]{4,}|\//.test(text);
  return text.trim().length >= 20 && hasSigns;
}
