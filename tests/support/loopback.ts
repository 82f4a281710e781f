import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server that only this machine reaches. */
export interface LoopbackServer {
  readonly origin: string;
  /** Closes the port: connections are refused. */
  close(): Promise<void>;
}

/** Lets a server listen. @param port 0 lets the system choose */
export async function listenOnLoopback(server: Server, port = 0): Promise<LoopbackServer> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
