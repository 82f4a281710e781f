/** A router that another one mounts: `router.use('/tags', tagRouter(…))`. */
export interface Mount {
  readonly path: string;
  /** The module it's imported from, as written. */
  readonly module: string;
}

/** The routes that a router defines itself: `GET /tags/:tagId`. */
export function ownRoutes(source: string, prefix: string): readonly string[] {
  const calls = source.matchAll(
    /\b(?:router|app)\s*\.(?<method>get|post|put|patch|delete)\(\s*'(?<path>\/[^']*)'/g,
  );
  return [...calls].map(({groups}) => {
    const path = `${prefix}${groups?.path ?? ''}`;
    return `${(groups?.method ?? '').toUpperCase()} ${path.replace(/(?<=.)\/$/, '')}`;
  });
}

/** The routers that a router mounts. One that isn't imported from a module has no routes of its own. */
export function mounts(source: string): readonly Mount[] {
  const imports = new Map(
    [...source.matchAll(/^import (?<name>\w+) from '(?<module>[^']+)'/gm)].map(({groups}) => [
      groups?.name,
      groups?.module,
    ]),
  );
  return [...source.matchAll(/\brouter\.use\('(?<path>[^']+)',\s*(?<name>\w+)\(/g)].flatMap(({groups}) => {
    const module = imports.get(groups?.name);
    return module === undefined ? [] : [{path: groups?.path ?? '', module}];
  });
}
