import {docPath, landmarks} from '../../../src/site/docs';
import {readEntries, type EntryGroup} from '../readEntries';
import {notSupportedSchema, type NotSupported} from './schema';

/** An entry with the address at which it's explained. */
export interface AddressedNotSupported extends NotSupported {
  /** From the root of the site, such as `/docs/reference/not-supported#single-sign-on`. */
  readonly href: string;
}

const route = docPath(landmarks.notSupported);

/** @throws Error naming both entries when readers could mean either by the same words */
function checkWordings(entries: readonly NotSupported[]): void {
  const owners = new Map<string, string>();
  for (const {id, name, wordings} of entries) {
    for (const wording of [name, ...wordings].map((each) => each.toLowerCase())) {
      const other = owners.get(wording);
      if (other !== undefined) {
        throw new Error(
          `The wording "${wording}" is taken: "${other}" and "${id}" both have it. Delete one.`,
        );
      }
      owners.set(wording, id);
    }
  }
}

/**
 * Reads what the documented release doesn't have, one group for each area.
 *
 * @param folder `data/not-supported`
 * @throws Error naming the file, the entry, and the fault
 */
export async function readNotSupported(
  folder: string,
): Promise<readonly EntryGroup<AddressedNotSupported>[]> {
  const groups = await readEntries(folder, notSupportedSchema);
  checkWordings(groups.flatMap(({entries}) => entries));
  return groups.map(({name, entries}) => ({
    name,
    entries: entries.map((entry) => ({...entry, href: `${route}#${entry.id}`})),
  }));
}
