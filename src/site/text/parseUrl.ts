/** A complete URL, or `undefined`: `URL.parse`, which the oldest browsers lack, as they do `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
