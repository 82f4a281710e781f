import {createServer} from 'node:net';

/**
 * A port on which nothing listens right now. It's below those that systems give to connections (from 32768 on Linux and
 * from 49152 elsewhere), so no connection takes it before a program listens on it.
 */
export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        resolve(freePort());
      } else {
        reject(error);
      }
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(port);
      });
    });
  });
}
