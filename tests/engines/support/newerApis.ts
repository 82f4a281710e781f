/** What newer browsers have that the oldest promised ones lack, and how to remove it from a newer one. */
import {type Identifier} from '@mdn/browser-compat-data';
import {featuresOf, type UnsupportedFeatures} from '../../checks/browsers/promised';

/** Names to remove. */
export interface NewerApis {
  /** Names of the global object: interfaces, functions, and what's on `window`. */
  readonly globals: readonly string[];
  /** Names on interfaces, or on their objects. Static ones are marked: `Response.json` isn't that of a response. */
  readonly members: readonly (readonly [owner: string, name: string, isStatic: boolean])[];
  /** Pseudo-classes and pseudo-elements, without colons. */
  readonly selectors: readonly string[];
}

/** Interfaces whose members belong to the global object, in a page or in a worker. */
const globalOwners = ['Window', 'WorkerGlobalScope', 'DedicatedWorkerGlobalScope'];

/** Names below a path of MDN's data that some browser lacks. Symbols and prefixed names are left out. */
function newerNames(
  path: readonly string[],
  parent: Identifier | undefined,
  lacks: UnsupportedFeatures,
): readonly string[] {
  return featuresOf(parent ?? {})
    .filter(([name]) => /^[a-z][\w-]*$/i.test(name) && lacks.at([...path, name]) !== undefined)
    .map(([name]) => name);
}

export function newerApis(lacks: UnsupportedFeatures): NewerApis {
  const {api, css, javascript} = lacks.data;
  const builtins = javascript.builtins ?? {};
  const places = [
    {path: ['api'], parent: api},
    {path: ['javascript', 'builtins'], parent: builtins},
    {path: ['javascript', 'builtins', 'Intl'], parent: builtins.Intl ?? {}},
  ];
  const members = places.flatMap(({path, parent}) =>
    featuresOf(parent).flatMap(([owner, feature]) =>
      newerNames([...path, owner], feature, lacks)
        // Constructors are named after their interface, and objects don't have their events as members.
        .filter((name) => name !== owner && !name.endsWith('_event'))
        .map((name) => [owner, name.replace(/_static$/, ''), name.endsWith('_static')] as const),
    ),
  );
  return {
    globals: [
      ...places.slice(0, 2).flatMap(({path, parent}) => newerNames(path, parent, lacks)),
      ...members.filter(([owner]) => globalOwners.includes(owner)).map(([, name]) => name),
    ],
    members,
    selectors: newerNames(['css', 'selectors'], css.selectors, lacks),
  };
}

/** Runs in a page or in a worker, before its scripts, so everything that it needs is inside. */
export function removeApis({globals, members, selectors}: NewerApis): void {
  type Properties = Record<string, object | undefined>;
  const all = globalThis as unknown as Properties;
  const prototypeOf = (owner: object | undefined): object | undefined =>
    owner && (Reflect.get(owner, 'prototype') as object | undefined);
  for (const [owner, name, isStatic] of members) {
    const found = all[owner] ?? (Intl as unknown as Properties)[owner];
    for (const place of isStatic ? [found] : [found, prototypeOf(found)]) {
      if (place !== undefined) {
        Reflect.deleteProperty(place, name);
      }
    }
  }
  for (const name of globals) {
    Reflect.deleteProperty(globalThis, name);
  }
  const newer = new RegExp(`:(?:${selectors.join('|')})(?![\\w-])`);
  for (const owner of ['Document', 'DocumentFragment', 'Element']) {
    const prototype = prototypeOf(all[owner]) as Record<string, unknown> | undefined;
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const find = prototype?.[name];
      if (prototype !== undefined && typeof find === 'function') {
        prototype[name] = function findAsBefore(selector: string): unknown {
          if (newer.test(selector)) {
            throw new SyntaxError(`An older browser doesn't know the selector "${selector}".`);
          }
          return Reflect.apply(find, this, [selector]) as unknown;
        };
      }
    }
  }
}
