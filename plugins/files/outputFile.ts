import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A file that a build makes: its path under the output folder or relative to it, and what's in it. */
export type OutputFile = readonly [file: string, content: string | Uint8Array];

/** @throws Error naming a file that's listed twice, before anything is written */
export async function writeFiles(directory: string, files: readonly OutputFile[]): Promise<void> {
  const contents = new Map<string, OutputFile[1]>();
  for (const [name, content] of files) {
    const file = path.join(directory, name);
    if (contents.has(file)) {
      throw new Error(`The build makes ${name} twice.`);
    }
    contents.set(file, content);
  }
  await Promise.all(
    [...contents].map(async ([file, content]) => {
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    }),
  );
}
