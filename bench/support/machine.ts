import {cpus, release, totalmem, type as system} from 'node:os';

/** One line about where figures were measured. */
export function describeMachine(browserVersion: string): string {
  const all = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${all.length} cores of ${all[0]?.model.trim() ?? 'an unknown processor'}`,
    `${memory} GiB of memory`,
    `${system()} ${release()}`,
    `Node.js ${process.versions.node}`,
    `Chromium ${browserVersion}`,
  ].join(', ');
}
