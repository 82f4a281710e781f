/** What the framework writes down of the client's build: files by chunk, and which chunks a name stands for. */
export interface ClientManifest {
  readonly entrypoints: readonly string[];
  /** Chunks by name. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  /** Files by chunk and kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The same without the scripts of chunks that no entry has: documents then name their styles alone. */
export function onlyEntryScripts({entrypoints, origins, assets}: ClientManifest): ClientManifest {
  const entries = new Set(entrypoints.flatMap((entry) => origins[entry] ?? []).map(String));
  const lightAssets: ClientManifest['assets'] = Object.fromEntries(
    Object.entries(assets).map(([chunk, {js, ...styles}]) => [
      chunk,
      js !== undefined && entries.has(chunk) ? {js, ...styles} : styles,
    ]),
  );
  return {entrypoints, origins, assets: lightAssets};
}
