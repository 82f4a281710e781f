/** Packs files into a tar archive (POSIX.1-1988), which keeps their permissions. */
import type {DeploymentFile} from './file';

type ArchivedFile = Pick<DeploymentFile, 'name' | 'mode' | 'text'>;

const block = 512;
const folderMode = 0o700;

const encoder = new TextEncoder();

function octal(value: number, digits: number): string {
  return `${value.toString(8).padStart(digits, '0')}\0`;
}

/** @throws if a name doesn't fit, although none of the builder's is nearly that long */
function header({name, mode}: ArchivedFile, length: number, seconds: number): Uint8Array {
  if (name.length > 100) {
    throw new Error(`"${name}" is too long for the archive.`);
  }
  const root = octal(0, 7);
  const fields = (sum: string): Uint8Array => {
    const link = ''.padEnd(100, '\0');
    const type = name.endsWith('/') ? '5' : '0';
    const size = octal(length, 11);
    const file = [name.padEnd(100, '\0'), octal(mode, 7), root, root, size, octal(seconds, 11)];
    return encoder.encode([...file, sum, type, link, 'ustar\0', '00'].join('').padEnd(block, '\0'));
  };
  // The checksum counts its own field as spaces.
  const sum = fields(' '.repeat(8)).reduce((total, byte) => total + byte, 0);
  return fields(`${octal(sum, 6)} `);
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
  const entries: readonly ArchivedFile[] = [
    ...foldersOf([...paths, ...folders]).map((name) => ({name, mode: folderMode, text: ''})),
    ...files,
  ];
  const parts = entries.flatMap((entry) => {
    const content = encoder.encode(entry.text);
    const padding = (block - (content.length % block)) % block;
    return [header(entry, content.length, seconds), content, new Uint8Array(padding)];
  });
  // Two empty blocks end an archive.
  parts.push(new Uint8Array(2 * block));
  return new Uint8Array(parts.flatMap((part) => [...part]));
}
