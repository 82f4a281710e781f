import type {CheckFacts} from '@site/src/lib/reference/checkFacts';
import type {FileKind} from '@site/src/lib/reference/checkKinds';
import {normalizeText} from '@site/src/site/text/normalizeText';
import {nearestName} from '@site/src/site/text/nearestName';

/** The sections that identify a Compose file, even misspelled ones. */
const composeSections = ['services', 'include'];

// Only the spaces in the name's own line: `\s` would scan all empty lines from each of them.

/** A key at the start of a line; JSON is YAML, too. */
const key = /^([ \t{]*)["']?([A-Za-z_][\w-]*)["']?[ \t]*:/gm;
const assignment = /^[ \t]*(?:export[ \t]+)?[A-Za-z_]\w*[ \t]*=/m;

/** The type of a file, based on what it contains: it may be too broken to parse. */
export function detectKind(
  written: string,
  {configSchema}: Pick<CheckFacts, 'configSchema'>,
): FileKind | undefined {
  const sections = [...composeSections, ...Object.keys(configSchema.properties ?? {})];
  const kindOfKey = (name: string): FileKind | undefined => {
    if (name.startsWith('x-')) {
      return 'compose';
    }
    const section = nearestName(name, sections)?.name;
    if (section === undefined) {
      return undefined;
    }
    return composeSections.includes(section) ? 'compose' : 'config';
  };
  const text = normalizeText(written);
  const keys = [...text.matchAll(key)].map(([, indentation, name = '']) => ({indentation, name}));
  // The whole file may be indented, or only its first key by mistake.
  const top = keys.filter(({indentation}) => indentation === '' || indentation === keys[0]?.indentation);
  const kinds = [...new Set(top.map(({name}) => name))].map(kindOfKey);
  // Compose accepts `NAME: value` in `.env`, too, but lowercase keys are from the middle of a YAML file.
  const isColonForm = keys.length > 0 && keys.every(({name}) => name === name.toUpperCase());
  const otherwise = assignment.test(text) || isColonForm ? 'env' : undefined;
  return (['compose', 'config'] as const).find((kind) => kinds.includes(kind)) ?? otherwise;
}
