/** A hash whose percent signs are encoded if it can't be decoded without that. Both name the same element. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
