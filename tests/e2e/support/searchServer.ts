/**
 * A loopback server that implements the hosted service's `POST /1/indexes/{all}/queries` for the records of a site,
 * with the embedded engine, and that fails on demand.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import type {SearchEngine} from '../../../src/search/engine/engine';
import {listenOnLoopback, type LoopbackServer} from '../../support/loopback';
import {wireAnswer, type WireRequest} from './wireAnswer';

/** A request as received. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly requests: readonly WireRequest[];
}

/** How the server fails. One that redirects names another origin. */
export type Fault =
  | {readonly kind: 'status'; readonly status: number}
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'hang' | 'abort' | 'stop' | 'bad JSON' | 'empty body' | 'no results'};

export interface SearchServer extends LoopbackServer {
  /** All requests so far, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** Fails from now on; `null` ends that. */
  behave(fault: Fault | null): void;
}

interface ServerOptions {
  readonly engine: SearchEngine;
  /** Fails for individual requests whose sender has no other access to the server. */
  readonly faultOf?: (read: SeenRequest) => Fault | null;
  /** 0 lets the system choose. */
  readonly port?: number;
}

/** Starts a server on the loopback interface. */
export async function startSearchServer({
  engine,
  faultOf = () => null,
  port,
}: ServerOptions): Promise<SearchServer> {
  const seen: SeenRequest[] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      if (request.method === 'OPTIONS') {
        send(response, 204, '');
        return;
      }
      seen.push(read);
      respond(response, fault ?? faultOf(read), read, engine);
    });
  });
  return {
    ...(await listenOnLoopback(server, port)),
    seen,
    behave(next) {
      fault = next;
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const body = await text(request);
  const parsed = (body === '' ? {} : JSON.parse(body)) as {readonly requests?: readonly WireRequest[]};
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://localhost'),
    headers: request.headers,
    requests: parsed.requests ?? [],
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
  });
  response.end(body);
}

function answer(response: ServerResponse, {method, url, requests}: SeenRequest, engine: SearchEngine): void {
  if (method === 'POST' && url.pathname === '/1/indexes/*/queries') {
    const results = requests.map((request) => wireAnswer(engine, request));
    send(response, 200, JSON.stringify({results}));
  } else {
    send(response, 404, JSON.stringify({message: 'Not found', status: 404}));
  }
}

function respond(
  response: ServerResponse,
  fault: Fault | null,
  read: SeenRequest,
  engine: SearchEngine,
): void {
  switch (fault?.kind) {
    case undefined:
      answer(response, read, engine);
      return;
    case 'status':
      send(response, fault.status, JSON.stringify({message: `Status ${fault.status}`, status: fault.status}));
      return;
    case 'redirect':
      response.writeHead(308, {Location: fault.to + read.url.pathname + read.url.search});
      response.end();
      return;
    case 'hang':
      return;
    case 'abort':
      response.writeHead(200, {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'});
      response.write('{"results": [');
      // The headers must have been sent before the connection is cut.
      setTimeout(() => response.destroy(), 20);
      return;
    case 'stop':
      response.writeHead(200, {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'});
      response.write('{"results": [');
      return;
    case 'bad JSON':
      send(response, 200, '<!doctype html><title>Sign in to the hotel network</title>');
      return;
    case 'empty body':
      send(response, 200, '');
      return;
    case 'no results':
      send(response, 200, '{}');
  }
}
