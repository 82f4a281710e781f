/**
 * WebKit through the driver of WebKitGTK, which opens MiniBrowser. MiniBrowser has no headless mode, so it gets a
 * virtual screen. It has no touch events, either: its driver turns touches into clicks.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {type WebKitPrograms} from '../../support/engines';
import {freePort} from '../../support/freePort';
import {waitForPort} from '../../support/waitForPort';
import {type Driver} from './driver';
import {takeNotedProblems} from './watcher';
import {startSession} from './webDriverSession';

/**
 * Starts a program that ends when this process does, at the latest. Its file descriptor 3 is a pipe that it may write
 * to.
 */
function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(program, args, {
    env: {...process.env, ...env},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = (): void => {
    child.kill();
  };
  process.once('exit', end);
  child.once('exit', () => {
    process.off('exit', end);
  });
  return child;
}

/** Starts a virtual screen, and returns its name. @throws if it exits instead */
async function startScreen(program: string) {
  const screen = startProgram(program, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1400x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const number = await Promise.race([
    once(screen.stdio[3] ?? screen, 'data').then(([chunk]) => String(chunk).trim()),
    once(screen, 'exit').then(() => undefined),
  ]);
  if (number === undefined) {
    throw new Error(`${program} ended before it had a screen.`);
  }
  return {screen, display: `:${number}`};
}

export async function webKitDriver(programs: WebKitPrograms): Promise<Driver> {
  const {screen, display} = await startScreen(programs.screen);
  const port = await freePort();
  const driver = startProgram(programs.driver, [`--port=${port}`], {
    DISPLAY: display,
    // Without a graphics card, compositing layers takes a third of the suite's CPU time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  await waitForPort(driver, port);
  const session = await startSession(`http://127.0.0.1:${port}`);
  return {
    ...session,
    takeProblems: () => takeNotedProblems(session),
    async close() {
      await session.close();
      driver.kill();
      screen.kill();
    },
  };
}
