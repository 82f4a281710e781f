/** The description of the API that readers download: other programs accept it, by the recommended rules of Redocly. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {type Problem} from './problem';

interface Report {
  readonly problems: readonly {
    readonly severity: 'error' | 'warn';
    readonly message: string;
    readonly location: readonly {readonly pointer?: string}[];
  }[];
}

const cli = path.join('node_modules', '@redocly/cli', 'bin/cli.js');

/**
 * @param file an OpenAPI document
 * @throws Error with what the tool printed, when it doesn't report anything
 */
export function findOpenApiFaults(file: string): readonly Problem[] {
  const {stdout, stderr} = spawnSync(process.execPath, [cli, 'lint', file, '--format=json'], {
    encoding: 'utf8',
    env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
  });
  if (!stdout.startsWith('{')) {
    throw new Error(`Redocly couldn't check ${file}:\n${stderr}`);
  }
  const {problems} = JSON.parse(stdout) as Report;
  return (
    problems
      // Warnings are about how the product's API is designed, such as its ambiguous paths.
      .filter(({severity}) => severity === 'error')
      .map(({message, location}) => ({where: file + (location[0]?.pointer ?? ''), what: message}))
  );
}
