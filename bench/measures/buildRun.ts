import {execFileSync, spawn} from 'node:child_process';
import type {SiteBuilder} from '../sites/builder';

/** What one build took. */
export interface BuildRun {
  readonly wallMs: number;
  /** Of all processes together; `NaN` where the system doesn't tell. */
  readonly cpuMs: number;
  /** The most that all processes together had in memory, in bytes. */
  readonly peakBytes: number;
}

const lookEveryMs = 250;

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly bytes: number;
}

/** Pure: the memory of a process and of all that it started, from the lines of `ps`. */
export function memoryOfTree(list: string, root: number): number {
  const processes = list
    .trim()
    .split('\n')
    .map((line): Process => {
      const [id = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return {id, parent, bytes: kilobytes * 1024};
    });
  const of = (id: number): number =>
    processes
      .filter(({parent}) => parent === id)
      .reduce((sum, child) => sum + of(child.id), processes.find((each) => each.id === id)?.bytes ?? 0);
  return of(root);
}

/** Pure: user and system time of the children, from the second line that the shell's `times` prints. */
export function cpuOfChildren(times: string): number {
  const [, children = ''] = times.trim().split('\n').slice(-2);
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.length === 0
    ? NaN
    : parts.reduce((sum, [, minutes, secs]) => sum + Number(minutes) * 60_000 + Number(secs) * 1000, 0);
}

function memoryNow(root: number): number {
  return memoryOfTree(execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], {encoding: 'utf8'}), root);
}

/**
 * Builds a site that is written already.
 *
 * @throws with the builder's last words when it fails
 */
export function runBuild(builder: SiteBuilder, folder: string): Promise<BuildRun> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    // The shell adds up what all processes below it took.
    const child = spawn(
      'sh',
      ['-c', '"$@" >&2; status=$?; times; exit $status', 'sh', ...builder.command()],
      {
        cwd: folder,
        env: {...process.env, NODE_ENV: 'production', ...builder.env},
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let [times, words, peakBytes] = ['', '', 0];
    child.stdout.on('data', (chunk: Buffer) => {
      times += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4000);
    });
    const timer = setInterval(() => {
      peakBytes = Math.max(peakBytes, memoryNow(child.pid ?? 0));
    }, lookEveryMs);
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(timer);
      if (status === 0) {
        resolve({wallMs: performance.now() - start, cpuMs: cpuOfChildren(times), peakBytes});
      } else {
        reject(new Error(`${builder.name} does not build in ${folder}:\n${words}`));
      }
    });
  });
}
