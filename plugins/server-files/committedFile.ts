import {isDeepStrictEqual} from 'node:util';
import type {VercelConfiguration} from './servers/vercel';

/**
 * Whether the committed `vercel.json` is the one that a build made. Vercel reads the file before it builds, so a build
 * cannot hand it over; what it can do is notice.
 *
 * @returns what to do, or `undefined` when both say the same
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
    'vercel.json does not send the headers that this build needs. ' +
    `Build with the same settings, then commit what the build wrote: cp ${generatedFile} vercel.json`
  );
}
