/** Starts the tools of this project as child processes. */
import {spawn} from 'node:child_process';
import path from 'node:path';

export interface ToolOptions {
  /** Added to this process's variables; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The working folder; by default, that of this process. */
  readonly cwd?: string;
  /** Streams the output instead of returning it. */
  readonly live?: boolean;
}

const binaries = path.resolve('node_modules', '.bin');

/** Runs a program, or a dependency's binary by its name. A nonzero exit code isn't `ok`, and never throws. */
export function runTool(
  [program, ...args]: readonly [string, ...string[]],
  {env, cwd, live = false}: ToolOptions = {},
): Promise<{readonly ok: boolean; readonly output: string}> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      // Not through npx, which takes half a second for each tool.
      env: {...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`, ...env},
      cwd,
      // Binaries of dependencies are command files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => {
      resolve({ok: false, output: `${output}\n${program} couldn't be started: ${error.message}`});
    });
    child.on('close', (code) => {
      resolve({ok: code === 0, output});
    });
  });
}
