import {isDeepStrictEqual} from 'node:util';
import type {VercelConfiguration} from './servers/vercel';

/**
 * Compares the committed `vercel.json` with the one that a build made. Vercel reads the file before it builds, so a
 * build can only notice that it's stale.
 *
 * @returns what to do, or `undefined` if they're equal
 */
export function staleConfiguration(
  committed: string,
  built: VercelConfiguration,
  generatedFile: string,
): string | undefined {
  if (isDeepStrictEqual(JSON.parse(committed), built)) {
    return undefined;
  }
  return (
    "vercel.json doesn't send the headers that this build needs. " +
    `Build with the same settings, then commit what the build wrote: cp ${generatedFile} vercel.json`
  );
}
