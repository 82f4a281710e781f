/** Packs files into a tar archive (POSIX.1-1988), which keeps their permissions. */
import type {DeploymentFile} from './file';

type ArchivedFile = Pick<DeploymentFile, 'name' | 'mode' | 'text'>;

const block = 512;
const folderMode = 0o700;

/** Byte offsets of the fields of a header. */
const fields = {
  name: 0,
  mode: 100,
  owner: 108,
  group: 116,
  size: 124,
  time: 136,
  sum: 148,
  type: 156,
  magic: 257,
};

const encoder = new TextEncoder();

function octal(value: number, digits: number): string {
  return `${value.toString(8).padStart(digits, '0')}\0`;
}

interface Entry {
  readonly name: string;
  readonly mode: number;
  readonly content: Uint8Array;
}

/** @throws if a name doesn't fit, although none of the builder's is nearly that long */
function header({name, mode, content}: Entry, seconds: number): Uint8Array {
  const bytes = new Uint8Array(block);
  const write = (offset: number, text: string): void => bytes.set(encoder.encode(text), offset);
  if (name.length > 100) {
    throw new Error(`"${name}" is too long for the archive.`);
  }
  write(fields.name, name);
  write(fields.mode, octal(mode, 7));
  write(fields.owner, octal(0, 7));
  write(fields.group, octal(0, 7));
  write(fields.size, octal(content.length, 11));
  write(fields.time, octal(seconds, 11));
  write(fields.type, name.endsWith('/') ? '5' : '0');
  write(fields.magic, 'ustar\u000000');
  // The checksum counts its own field as spaces.
  write(fields.sum, ' '.repeat(8));
  write(
    fields.sum,
    `${octal(
      bytes.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
  );
  return bytes;
}

/** The folders above files, each before its contents. */
function foldersOf(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap((path) =>
    [...path.matchAll(/\//g)].map(({index}) => path.slice(0, index + 1)),
  );
  return [...new Set(folders)].sort();
}

/**
 * An archive that `tar` unpacks.
 *
 * @param folders folders besides those of the files, with a slash at the end
 * @param changed when the files were created
 */
export function packArchive(
  files: readonly ArchivedFile[],
  folders: readonly string[],
  changed: Date,
): Uint8Array<ArrayBuffer> {
  const seconds = Math.floor(changed.getTime() / 1000);
  const paths = files.map(({name}) => name);
  const entries: readonly Entry[] = [
    ...foldersOf([...paths, ...folders]).map((name) => ({name, mode: folderMode, content: new Uint8Array()})),
    ...files.map(({name, mode, text}) => ({name, mode, content: encoder.encode(text)})),
  ];
  const parts = entries.flatMap((entry) => {
    const padding = (block - (entry.content.length % block)) % block;
    return [header(entry, seconds), entry.content, new Uint8Array(padding)];
  });
  // Two empty blocks end an archive.
  parts.push(new Uint8Array(2 * block));
  const archive = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((offset, part) => {
    archive.set(part, offset);
    return offset + part.length;
  }, 0);
  return archive;
}
