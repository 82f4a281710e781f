/**
 * What the bundler takes for the end of a path: a query, a fragment, or the name of a loader. And what Node.js replaces
 * in the path of a package's file when it reads a pattern among the package's exports.
 */
const misread = /[#?!*]/;

/**
 * Stops a build in a folder whose name the bundler or Node.js misreads. They would look for modules at part of the path,
 * and blame everything but the path.
 *
 * @throws Error that names the folder and the character
 */
export function checkSiteFolder(folder: string): void {
  const [character] = misread.exec(folder) ?? [];
  if (character !== undefined) {
    throw new Error(
      `The build can't read the path of this site, because it has a "${character}": ${folder}\nMove the site to a folder without ${character} in its path.`,
    );
  }
}
