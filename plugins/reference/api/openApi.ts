/** The parts of an OpenAPI 3.1 document that the reference uses. */
import type {Role} from '../../../src/lib/reference/role';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

export interface Ref {
  /** `#/components/…` of the same document. */
  readonly $ref: string;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: string | number | boolean;
  readonly properties?: Readonly<Record<string, Schema | Ref>>;
  readonly required?: readonly string[];
  readonly items?: Schema | Ref;
  /** The object whose fields this one has as well. */
  readonly allOf?: readonly Ref[];
  readonly oneOf?: readonly (Schema | Ref)[];
  readonly anyOf?: readonly (Schema | Ref)[];
  /** `true` in objects that may have any further field. */
  readonly additionalProperties?: boolean | Schema | Ref;
}

export interface Example {
  /** When an error is sent. The page lists only errors that have one. */
  readonly summary?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema: Schema | Ref;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

type Content = Readonly<Record<string, MediaType>>;

export interface Response {
  readonly description: string;
  readonly content?: Content;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema | Ref;
}

export interface Operation {
  /** In camel case and unique. The entry's anchor is made from it, so it never changes. */
  readonly operationId: string;
  /** The first one determines which page has the operation. */
  readonly tags: readonly [string, ...string[]];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: {readonly content: Content};
  readonly responses: Readonly<Record<string, Response | Ref>>;
  readonly 'x-role': Role;
  /** The exact `error` texts by status, with `{name}` for each part that varies. */
  readonly 'x-messages': Readonly<Record<string, readonly string[]>>;
  /** A shell command that sends the request. */
  readonly 'x-command': string;
}

export type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  /** Present only for paths outside `/api/v1`. */
  readonly servers?: readonly {readonly url: string}[];
};

export interface ApiDocument {
  readonly tags: readonly {readonly name: string}[];
  readonly components: {readonly schemas: Readonly<Record<string, Schema>>};
  readonly paths: Readonly<Record<string, PathItem>>;
}

export interface Endpoint {
  readonly method: Method;
  /** With `{name}` for each parameter, without `/api/v1`. */
  readonly path: string;
  /** Whether the path isn't below `/api/v1`. */
  readonly isAtRoot: boolean;
  readonly operation: Operation;
}

export function isRef(node: object): node is Ref {
  return '$ref' in node;
}

/**
 * The node itself, or what it refers to.
 *
 * @throws Error naming a reference that leads nowhere
 */
export function resolveRef<Node extends object>(document: ApiDocument, node: Node | Ref): Node {
  if (!isRef(node)) {
    return node;
  }
  const [, ...keys] = node.$ref.split('/');
  const target = keys.reduce<unknown>(
    (parent, key) => (Object(parent) as Readonly<Record<string, unknown>>)[key],
    document,
  );
  if (target === undefined) {
    throw new Error(`The API's data refers to ${node.$ref}, which openapi.yml doesn't have.`);
  }
  return target as Node;
}

/** Every operation, in the order of the document. */
export function endpointsOf({paths}: Pick<ApiDocument, 'paths'>): readonly Endpoint[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{method, path, isAtRoot: item.servers !== undefined, operation}] : [];
    }),
  );
}
