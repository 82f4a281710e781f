import type {SearchRecord} from '../../../plugins/search-index/shared/record';

/** Attributes that are searched, and so highlighted unless a request says otherwise. */
export const searchableAttributes = [
  ...(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const).map((level) => `hierarchy.${level}`),
  'content',
] as const;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The text at a dotted path, or `null` where the record holds no text. */
export function attributeText(record: SearchRecord, path: string): string | null {
  let value: unknown = record;
  for (const key of path.split('.')) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : null;
  }
  return typeof value === 'string' ? value : null;
}

/** Builds nested objects from dotted paths: `{'a.b': 1}` becomes `{a: {b: 1}}`. */
export function nest<Value>(
  entries: readonly (readonly [path: string, value: Value])[],
): Record<string, Value> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const keys = path.split('.');
    let node = root;
    for (const key of keys.slice(0, -1)) {
      const child = isObject(node[key]) ? {...node[key]} : {};
      node[key] = child;
      node = child;
    }
    node[keys.at(-1) ?? path] = value;
  }
  return root as Record<string, Value>;
}

const always = ['objectID'] as const;

/** The part of a record that a request asked for. `*`, or nothing, asks for all; `-attribute` leaves one out. */
export function retrieve(record: SearchRecord, wanted: readonly string[] = ['*']): Partial<SearchRecord> {
  const excluded = new Set(wanted.filter((path) => path.startsWith('-')).map((path) => path.slice(1)));
  const isWanted = (path: string): boolean => {
    const parent = path.split('.')[0] ?? path;
    return (
      (wanted.includes('*') || wanted.includes(path) || wanted.includes(parent)) &&
      !excluded.has(path) &&
      !excluded.has(parent)
    );
  };
  const entries = Object.entries(record).flatMap(([key, value]: [string, unknown]) =>
    isObject(value)
      ? Object.entries(value).map(([child, leaf]) => [`${key}.${child}`, leaf] as const)
      : [[key, value] as const],
  );
  return nest(entries.filter(([path]) => isWanted(path) || always.some((name) => name === path)));
}
