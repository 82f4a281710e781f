/** Routes of the REST API: the OpenAPI data against the facts, and the requests in commands against the data. */
import {type Problem} from '../problem';
import {
  endpointsOf,
  resolveRef,
  type ApiDocument,
  type Endpoint,
  type Ref,
  type Schema,
} from '../../../plugins/reference/api/openApi';
import {curlRequestsOf, type CurlRequest} from './curlRequests';
import {differences, type Fact} from './facts';
import {codeBlocksOf, placeOf, type DocPage} from './page';

type Properties = Readonly<Record<string, Schema | Ref>>;

/** The properties that a body may have: those of all variants. Nothing if it may have any. */
function propertiesOf(document: ApiDocument, node: Schema | Ref): Properties | undefined {
  const {properties, additionalProperties, oneOf = []} = resolveRef<Schema>(document, node);
  if (additionalProperties === true) {
    return undefined;
  }
  return oneOf.reduce<Properties>(
    (all, variant) => ({...all, ...propertiesOf(document, variant)}),
    properties ?? {},
  );
}

type RouteFact = Fact<'method' | 'path' | 'role'>;

/** Parameters have different names in the source and in the data, so only their positions count. */
function normalPath(path: string): string {
  return path.replace(/\?.*$/, '').replace(/:\w+|\{\w+\}/g, ':id');
}

function nameOf({method, path}: Endpoint): string {
  return `${method.toUpperCase()} ${path}`;
}

/**
 * Both directions: method, path, and role of every request.
 *
 * @param folder where the data is, for messages
 */
export function findRouteFaults(
  document: ApiDocument,
  facts: readonly RouteFact[],
  folder: string,
): readonly Problem[] {
  const known = facts.map(
    ({method, path, role, source}) => [`${method} ${normalPath(path)} for ${role}`, source] as const,
  );
  const described = endpointsOf(document).map((endpoint) => {
    const file = `${folder}/${endpoint.operation.tags[0]}.yml`;
    return [`${normalPath(nameOf(endpoint))} for ${endpoint.operation['x-role']}`, file] as const;
  });
  return differences({facts: new Map(known), page: new Map(described), file: folder, kind: 'the request'});
}

/**
 * Faults within an operation that no schema detects: messages for a status without a response, and a command that
 * doesn't send the request itself.
 *
 * @param folder where the data is, for messages
 */
export function findOperationFaults(document: ApiDocument, folder: string): readonly Problem[] {
  return endpointsOf(document).flatMap((endpoint) => {
    const {responses, tags, 'x-messages': messages, 'x-command': command} = endpoint.operation;
    const where = `${folder}/${tags[0]}.yml`;
    const unknown = Object.keys(messages).filter((status) => !(status in responses));
    const sendsItself = curlRequestsOf(command).some(
      (request) => request.method === endpoint.method.toUpperCase() && reaches(endpoint, request),
    );
    return [
      ...unknown.map((status) => ({
        where,
        what: `has messages for status ${status} at ${nameOf(endpoint)}, which has no such response`,
      })),
      ...(sendsItself ? [] : [{where, what: `has a command that doesn't send ${nameOf(endpoint)}`}]),
    ];
  });
}

/** URLs of the documented API, not of another product's. */
const address = /(?:\$OPSIMATE_URL|:3001|localhost)\/api\/v1(?<path>\/[^\s"'`?)|;\\]*)/g;
const rootAddress = /^(?:\$OPSIMATE_URL|https?:\/\/[^/]+)(?<path>\/[^?]*)/;

function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(address)]
    .map(({groups}) => (groups?.path ?? '').replace(/\/$/, ''))
    .filter((path) => path !== '');
}

/** A URL segment matches a parameter or the same word; a shell variable matches only a parameter. */
function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part === ':id' && given[index] !== ''))
  );
}

function reaches({path, isAtRoot}: Endpoint, {words}: CurlRequest): boolean {
  const given = isAtRoot
    ? words.flatMap((word) => rootAddress.exec(word)?.groups?.path ?? [])
    : words.flatMap(pathsIn);
  return given.some((each) => fits(normalPath(path), each));
}

/** A path without parameters goes before one with them, as `/users/profile` before `/users/:id`. */
function nearest(endpoints: readonly Endpoint[]): Endpoint | undefined {
  const parameterCount = ({path}: Endpoint): number => path.split('{').length;
  return [...endpoints].sort((a, b) => parameterCount(a) - parameterCount(b))[0];
}

function requestFaults(document: ApiDocument, request: CurlRequest): readonly string[] {
  const reached = endpointsOf(document).filter(
    (endpoint) => !endpoint.isAtRoot && reaches(endpoint, request),
  );
  const endpoint = nearest(reached.filter(({method}) => method.toUpperCase() === request.method));
  // The backend's CORS handling responds to OPTIONS on every path.
  if (reached.length === 0 || request.method === 'OPTIONS') {
    return [];
  }
  if (endpoint === undefined) {
    const known = reached.map(nameOf).join(', ');
    return [`sends ${request.method} where the release has only ${known}`];
  }
  const schemas = Object.values(endpoint.operation.requestBody?.content ?? {}).map(({schema}) => schema);
  const properties = schemas.map((schema) => propertiesOf(document, schema));
  return request.fields
    .filter((field) => !properties.some((each) => each === undefined || field in each))
    .map((field) => `sends the field "${field}", which ${nameOf(endpoint)} doesn't take`);
}

/** Requests in code blocks that the release doesn't support: their URL, their method, or a field of their body. */
export function findUnknownRequests(pages: readonly DocPage[], document: ApiDocument): readonly Problem[] {
  const patterns = endpointsOf(document)
    .filter(({isAtRoot}) => !isAtRoot)
    .map(({path}) => normalPath(path));
  return pages.flatMap((page) =>
    codeBlocksOf(page).flatMap((block) => {
      const unknown = pathsIn(block.value)
        .filter((path) => !patterns.some((pattern) => fits(pattern, path)))
        .map((path) => `calls "${path}", which is no route of the release`);
      const requests = block.lang === 'bash' ? curlRequestsOf(block.value) : [];
      return [...unknown, ...requests.flatMap((request) => requestFaults(document, request))].map((what) => ({
        where: placeOf(page, block),
        what,
      }));
    }),
  );
}
