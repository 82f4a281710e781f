import {compileFunction} from 'node:vm';

/** What the bundler compiled for browsers. */
export interface Bundle {
  /** The scripts that every page begins with; the first is the bundler's runtime. */
  readonly scripts: readonly string[];
  /** The name of the global list that scripts add their modules to. */
  readonly chunkLoadingGlobal: string;
  /** Reads a script by its name. */
  readonly read: (name: string) => string;
}

/** The bundler's `require`. */
export interface BundleRequire {
  (module: string): unknown;
  /** Loads a script. */
  l: (address: string, onLoad: (event: {readonly type: 'load'}) => void) => void;
  /** What loads the parts of a chunk, by their kinds. */
  readonly f: Record<string, unknown>;
  /** The path under which the scripts are served. */
  readonly p: string;
}

/** What a script adds: its names, its modules, and a function that starts it in a browser. */
type Chunk = readonly [
  names: readonly string[],
  modules: Readonly<Record<string, unknown>>,
  start?: (require: BundleRequire) => void,
];

/** What pages write to the console is for the author's browser, which runs the same pages. */
const silence: Console = new Proxy(console, {get: () => () => undefined});

const anError = new Error('Made without a stack.');

/**
 * React's development build creates an error for each element, to record where it was created. The stacks would take a
 * third of the time to render a page.
 */
const errorWithoutStack: ErrorConstructor = new Proxy(Error, {apply: () => anError, set: () => true});

/** All that the runtime reads from the document is its base URL. */
const documentOfRuntime = {baseURI: 'http://localhost/'};

function runScript(code: string, filename: string, globals: Readonly<Record<string, unknown>>): void {
  const run = compileFunction(code, Object.keys(globals), {filename}) as (...values: unknown[]) => void;
  run(...Object.values(globals));
}

/**
 * Makes the modules of a browser bundle available in Node.js. As on a server, there's neither a window nor a document,
 * and nothing starts on its own.
 *
 * @returns the bundler's `require`, which takes the names of modules
 */
export function openBundle({scripts, chunkLoadingGlobal, read}: Bundle): BundleRequire {
  const [runtime = '', ...others] = scripts;
  const global = Object.create(globalThis) as Record<string, Chunk[]>;
  const globals = {globalThis: global, self: global, console: silence, Error: errorWithoutStack};
  runScript(read(runtime), runtime, {...globals, document: documentOfRuntime});

  const list = global[chunkLoadingGlobal];
  if (!list) {
    throw new Error(`The bundler's runtime, ${runtime}, has no list of chunks named ${chunkLoadingGlobal}.`);
  }
  const opened: BundleRequire[] = [];
  list.push([['search-index'], {}, (own) => opened.push(own)]);
  const [require] = opened;
  if (!require) {
    throw new Error(`The bundler's runtime, ${runtime}, doesn't call the function that a chunk passes.`);
  }
  const add = list.push.bind(list);
  list.push = ([names, modules]) => add([names, modules]);
  const load = (name: string): void => {
    runScript(read(name), name, globals);
  };
  require.l = (address, onLoad) => {
    load(address.slice(require.p.length));
    onLoad({type: 'load'});
  };
  delete require.f.miniCss;
  others.forEach(load);
  return require;
}
