/**
 * `npm run bench:load [-- --seconds 60 --connections 200 --port 4380]`: how many requests a second nginx answers with
 * the built site and the shipped configuration, beside one plain file from the same server. Run it alone on a machine.
 */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {positive} from '../options';
import {serverFolder} from '../../plugins/server-files/serverFolder';
import {type VercelConfiguration} from '../../plugins/server-files/servers/vercel';
import {differingAnswers} from './compareAnswers';
import {mainConfiguration} from './nginxMain';
import {prepareTools} from './tools';
import {loadTable, mixScript, parseReport, type LoadResult} from './wrk';
import {compressFolder} from '../../scripts/compress/compressFolder';
import {listFiles} from '../../scripts/support/files';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    connections: {type: 'string', default: '200'},
    port: {type: 'string', default: '4380'},
  },
});
const port = positive(values.port, 'port');
const connections = String(positive(values.connections, 'connections'));
const seconds = positive(values.seconds, 'seconds');
const origin = `http://127.0.0.1:${port}`;
const beside = serverFolder('build');

/** Pages with their scripts, styles and pictures: each page asks for what its HTML names. */
function mixOf(folder: string): readonly string[] {
  const pages = listFiles(folder).filter((file) => file.endsWith('/index.html'));
  return pages.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const parts = [...html.matchAll(/(?:src|href)="?(\/(?:assets|img)\/[^"\s>]+\.(?:js|css|svg|avif))/g)];
    return [`/${path.dirname(file)}`, ...new Set(parts.map(([, address = '']) => address))];
  });
}

async function untilItAnswers(server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    ) {
      return;
    }
  }
  throw new Error("nginx didn't start. Is the port taken? Choose another one with --port.");
}

function measure(wrk: string, address: string, script: string): LoadResult {
  const cores = String(cpus().length);
  const args = ['-t', cores, '-c', connections, '-d', `${seconds}s`, '--latency', '-s', script, address];
  const {stdout, stderr} = spawnSync(wrk, args, {encoding: 'utf8'});
  return parseReport(stdout + stderr);
}

/** Bytes of the answers to a mix when they are sent compressed. */
function meanSize(folder: string, mix: readonly string[], ending: string): number {
  const sizes = mix.map((address) => {
    const file = path.join(folder, address);
    const found = [file + ending, file, `${file}/index.html${ending}`].find(
      (name) => statSync(name, {throwIfNoEntry: false})?.isFile() === true,
    );
    return found === undefined ? 0 : statSync(found).size;
  });
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}

async function main(): Promise<void> {
  if (!existsSync(`${beside}/nginx.conf`)) {
    throw new Error('There is no build to serve. Run `npm run build` first.');
  }
  const {nginx, wrk, modules} = prepareTools((sentence) => {
    console.log(sentence);
  });
  const work = mkdtempSync(path.join(tmpdir(), 'bench-load-'));
  const site = path.join(work, 'site');
  cpSync('build', site, {recursive: true});
  compressFolder(site);

  const encoding = modules.length > 0 ? 'br' : 'gzip';
  const mix = mixOf(site);
  const size = meanSize(site, mix, encoding === 'br' ? '.br' : '.gz');
  mkdirSync(path.join(work, 'plain'));
  writeFileSync(path.join(work, 'plain/file.bin'), Buffer.alloc(size, 'x'));
  writeFileSync(path.join(work, 'mix.lua'), mixScript(mix, encoding));
  writeFileSync(path.join(work, 'plain.lua'), mixScript(['/file.bin'], 'identity'));
  const shipped = readFileSync(`${beside}/nginx.conf`, 'utf8');
  const setup = {
    shipped,
    buildFolder: site,
    workFolder: work,
    port,
    modules,
    isRoot: process.getuid?.() === 0,
  };
  writeFileSync(path.join(work, 'nginx.conf'), mainConfiguration(setup));

  const server = spawn(nginx, ['-c', path.join(work, 'nginx.conf')], {stdio: 'inherit'});
  try {
    await untilItAnswers(server);
    const {routes} = JSON.parse(readFileSync(`${beside}/vercel.json`, 'utf8')) as VercelConfiguration;
    const has = (file: string): boolean =>
      statSync(path.join(site, file), {throwIfNoEntry: false})?.isFile() === true;
    const differing = await differingAnswers(origin, routes, has);
    if (differing.length > 0) {
      throw new Error(`nginx answers differently from the other servers:\n${differing.join('\n')}`);
    }
    console.log(
      `${mix.length} addresses, ${size} bytes on average with ${encoding}; ${connections} connections`,
    );
    const rows = [
      ['Site, mix of pages and their parts', measure(wrk, origin, path.join(work, 'mix.lua'))],
      [
        `One plain file of ${size} bytes`,
        measure(wrk, `http://127.0.0.1:${port + 1}`, path.join(work, 'plain.lua')),
      ],
    ] as const;
    console.log(loadTable(rows));
    process.exitCode = rows.every(([, {errors}]) => errors === 0) ? 0 : 1;
  } finally {
    server.kill('SIGTERM');
    rmSync(work, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
