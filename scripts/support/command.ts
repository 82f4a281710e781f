/** Starts the tools of this project as child processes. */
import {spawn} from 'node:child_process';

export interface CommandResult {
  readonly ok: boolean;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Without it, the working folder of this process. */
  readonly cwd?: string;
}

/** `undefined` in `extra` takes a variable away. */
function mergedEnvironment(extra: CommandOptions['env']): NodeJS.ProcessEnv {
  const merged: NodeJS.ProcessEnv = {...process.env, ...extra};
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

/**
 * Runs a binary of a dependency, by the name it has under `node_modules/.bin`. Never throws on a non-zero exit.
 */
export function runTool(
  name: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<CommandResult> {
  return run('npx', ['--no-install', name, ...args], options);
}

/** Runs one of the scripts of `package.json` with further arguments. */
export function runScript(
  name: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<CommandResult> {
  return run('npm', ['run', '--silent', name, '--', ...args], options);
}

function run(
  command: string,
  args: readonly string[],
  {env, cwd}: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: mergedEnvironment(env),
      cwd,
      // npx and npm are command files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      resolve({ok: false, output: `${output}\n${command} could not be started: ${error.message}`});
    });
    child.on('close', (code) => {
      resolve({ok: code === 0, output});
    });
  });
}
