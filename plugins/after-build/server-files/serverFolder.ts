/** The folder next to a build, with server configuration that must not be served itself. */
export function serverFolder(buildFolder: string): string {
  return `${buildFolder.replace(/\/+$/, '')}.server`;
}
