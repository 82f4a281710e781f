/**
 * A loopback server that implements as much of the hosted service's admin API as a push uses, and can stop responding.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {listenOnLoopback, type LoopbackServer} from './loopback';

interface StoredIndex {
  readonly records: ReadonlyMap<string, unknown>;
  readonly settings: unknown;
  readonly synonyms: unknown;
}

interface BatchBody {
  readonly requests: readonly {readonly body: {readonly objectID: string}}[];
}

interface OperationBody {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
}

export interface AdminServer extends LoopbackServer {
  readonly indexes: ReadonlyMap<string, StoredIndex>;
  /** Method and path of all requests. */
  readonly seen: readonly string[];
  /** The network fails from this request on (0 is the first). */
  failFrom(request: number): void;
  /** Creates an index before the test. */
  fill(name: string, objectIDs: readonly string[]): void;
}

const empty: StoredIndex = {records: new Map(), settings: null, synonyms: null};
const yearsAgo = '2020-01-01T00:00:00.000Z';

/** Starts the server on a free port. */
export async function startAdminServer(): Promise<AdminServer> {
  const indexes = new Map<string, StoredIndex>();
  const seen: string[] = [];
  let failing = Number.POSITIVE_INFINITY;

  const index = (name: string): StoredIndex => indexes.get(name) ?? empty;
  const update = (name: string, change: Partial<StoredIndex>): void => {
    indexes.set(name, {...index(name), ...change});
  };

  function operate(name: string, {operation, destination}: OperationBody): void {
    if (operation === 'move') {
      indexes.set(destination, index(name));
      indexes.delete(name);
      return;
    }
    const {settings, synonyms} = index(name);
    update(destination, {settings, synonyms});
  }

  function handle(method: string, path: string, body: unknown): unknown {
    const [, , name = '', action] = path.split('/').slice(1).map(decodeURIComponent);
    if (method === 'DELETE') {
      indexes.delete(name);
    } else if (action === 'settings') {
      update(name, {settings: body});
    } else if (action === 'synonyms') {
      update(name, {synonyms: body});
    } else if (action === 'operation') {
      operate(name, body as OperationBody);
    } else if (action === 'batch') {
      const added = (body as BatchBody).requests.map(({body: record}) => [record.objectID, record] as const);
      update(name, {records: new Map([...index(name).records, ...added])});
    }
    return {taskID: 1, updatedAt: yearsAgo, status: 'published', pendingTask: false, objectIDs: []};
  }

  const server = createServer((request, response) => {
    void respond(request, response);
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const isGone = seen.length >= failing;
    seen.push(`${request.method ?? ''} ${path.replace(/_tmp_\d+/, '_tmp')}`);
    if (isGone) {
      response.destroy();
      return;
    }
    response.writeHead(200, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(handle(request.method ?? '', path, body === '' ? null : JSON.parse(body))));
  }
  return {
    ...(await listenOnLoopback(server)),
    indexes,
    seen,
    failFrom(request) {
      failing = request;
    },
    fill(name, objectIDs) {
      update(name, {records: new Map(objectIDs.map((objectID) => [objectID, {objectID}]))});
    },
  };
}
