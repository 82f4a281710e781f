/**
 * The parts of the other engines that the bench uses. Their packages come only when it runs, and types must be
 * checked without them.
 */

declare module 'flexsearch' {
  interface DocumentOptions {
    readonly tokenize: 'strict' | 'forward' | 'full';
    readonly document: {readonly id: string; readonly index: string[]; readonly store: string[]};
  }

  export class Document {
    public constructor(options: DocumentOptions);
    public add(document: object): void;
    public export(handler: (key: string, data: string) => void): void;
    public import(key: string, data: string): void;
    public search(
      query: string,
      options: {readonly limit: number; readonly enrich: true; readonly merge: true},
    ): readonly object[];
  }
}

declare module 'lunr' {
  interface Builder {
    ref: (field: string) => void;
    field: (field: string, attributes: {readonly boost: number}) => void;
    add: (document: object) => void;
  }

  interface Clauses {
    term: (
      term: unknown,
      options: {
        readonly boost?: number;
        readonly wildcard?: number;
        readonly usePipeline?: boolean;
        readonly editDistance?: number;
      },
    ) => void;
  }

  interface Index {
    query: (build: (clauses: Clauses) => void) => readonly {readonly ref: string}[];
  }

  interface Lunr {
    (build: (builder: Builder) => void): Index;
    readonly tokenizer: (text: string) => readonly unknown[];
    readonly Index: {readonly load: (serialized: object) => Index};
    readonly Query: {readonly wildcard: {readonly TRAILING: number}};
  }

  const lunr: Lunr;
  export default lunr;
}

declare module '@orama/orama' {
  export type RawData = Readonly<Record<string, unknown>>;

  interface Database {
    readonly id: string;
  }

  interface Results {
    readonly count: number;
  }

  export function create(options: {readonly schema: Readonly<Record<string, 'string'>>}): Database;
  export function insertMultiple(
    database: Database,
    documents: readonly object[],
  ): Promise<readonly string[]> | readonly string[];
  export function save(database: Database): RawData;
  export function load(database: Database, raw: RawData): void;
  export function search(
    database: Database,
    parameters: {
      readonly term: string;
      readonly properties: readonly string[];
      readonly boost: Readonly<Record<string, number>>;
      readonly tolerance: number;
      readonly limit: number;
    },
  ): Promise<Results> | Results;
}
