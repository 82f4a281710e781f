/** Keys of a `config.yml`: where one is in the file, what its value means, and where it's documented. */
import {rowId} from '@site/src/lib/reference/rowId';
import {isMap, isSeq, type Node} from 'yaml';
import {configurationPage} from './variables';
import {scalarText, type YamlFile} from './yamlFile';

/** The row of a key, as an address. */
export function rowOf(name: string): string {
  return `${configurationPage}#${rowId('key', name)}`;
}

/** Text that means a truth value: YAML 1.1 read the short words as one, but the backend doesn't. */
export function meantBoolean(text: string): string | undefined {
  if (/^(?:true|yes|on|y)$/i.test(text)) {
    return 'true';
  }
  return /^(?:false|no|off|n)$/i.test(text) ? 'false' : undefined;
}

/** The entry at `auth.user`, and the line of the nearest section that the file has. */
export function findKey(
  file: YamlFile,
  root: Node | undefined,
  name: string,
): {readonly line: number; readonly value: Node | undefined} {
  let line = 1;
  let value = root;
  for (const key of name.split('.')) {
    const entry = file.entriesOf(value).find((each) => each.key === key);
    line = entry?.line ?? line;
    value = entry?.value;
  }
  return {line, value};
}

/** No value, or one that the backend takes for none. */
export function isEmpty(node: Node | undefined): boolean {
  return node === undefined || (['', '0'].includes(scalarText(node) ?? '') && !isMap(node) && !isSeq(node));
}
