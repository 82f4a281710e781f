import {type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';

/** Waits until a program accepts connections on a port of this machine. @throws if it ends before */
export async function waitForPort(program: ChildProcess, port: number): Promise<void> {
  while (program.exitCode === null && program.signalCode === null) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`${program.spawnfile} ended before it accepted connections.`);
}
