/** Beside a build lies a folder with files for servers that must not be served themselves. */
export function serverFolder(buildFolder: string): string {
  return `${buildFolder.replace(/\/+$/, '')}.server`;
}
