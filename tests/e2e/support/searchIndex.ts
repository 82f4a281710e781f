/** Requests for the embedded index: the manifest, and the file that it names. */
export const indexAddress = /\/search\/(?:manifest|index-.+)\.json$/;
