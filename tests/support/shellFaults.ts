import {runProgram} from './programs';
import {withFiles} from './temporaryFiles';

interface Comment {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

/** Nobody wants a pasted `cd` to close the terminal that it failed in. */
const advisedForFilesOnly = 2164;

/**
 * What ShellCheck says about scripts, each with the line it's about.
 *
 * @param shell `sh` for files that begin with `#!/bin/sh`, `bash` for commands that readers paste
 */
export function shellFaults(scripts: Iterable<string>, shell: 'sh' | 'bash'): readonly string[] {
  const texts = [...new Set(scripts)];
  const options = [
    '--norc',
    '--format=json',
    `--shell=${shell}`,
    ...(shell === 'bash' ? [`--exclude=${advisedForFilesOnly}`] : []),
  ];
  return withFiles(Object.fromEntries(texts.map((text, place) => [`${place}.sh`, text])), (paths) => {
    const {output} = runProgram('shellcheck', [...options, ...paths]);
    return (JSON.parse(output) as readonly Comment[]).map(
      ({file, line, code, message}) =>
        `${texts[paths.indexOf(file)]?.split('\n')[line - 1] ?? file}: ${message} (SC${code})`,
    );
  });
}
