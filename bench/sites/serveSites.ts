import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {benchFolder, installPackages, projectRoot, say} from '../support/packages';
import {serve, type Server} from '../support/server';
import {readContent} from './content';
import {generators, type Generator} from './generators';
import {interfaces, type SiteInterface, type SiteName} from './interfaces';

/** A site while it's served, and where its parts are. */
export interface Site extends SiteInterface {
  readonly name: SiteName;
  readonly server: Server;
}

/** Page that readers are on before they click or search. */
export const docPage = '/docs/getting-started/deploy';

/** Pages that are loaded, at the same address in every site. */
const loadedPages = {home: '/', doc: docPage, long: '/docs/reference/error-messages/hosts/docker'};

/** Every page to load in every site. */
export function loadsOf(sites: readonly Site[]) {
  return Object.entries(loadedPages).flatMap(([page, address]) =>
    sites.map(({name, server}) => ({name: `${name}, ${page} page`, url: server.origin + address, server})),
  );
}

/** The output folder of `npm run build`. */
export const ownBuild = path.join(projectRoot, 'build');

/** Writes a fresh copy of a site, without anything that a build left, and builds it. */
function build(generator: Generator, packages: string, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  for (const name of ['static', 'public']) {
    cpSync(path.join(projectRoot, 'static'), path.join(folder, name), {recursive: true});
  }
  for (const [file, text] of Object.entries(generator.files(readContent(ownBuild)))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  const script = path.join(packages, 'node_modules', generator.script);
  const env = {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'};
  const options = {cwd: folder, env, stdio: ['ignore', 2, 2] as ['ignore', 2, 2]};
  if (spawnSync(process.execPath, [script, 'build'], options).status !== 0) {
    throw new Error(`${path.basename(folder)} couldn't be built.`);
  }
}

/** Where another generator's site is made: below its packages, so that they're found. */
export function folderOf(name: keyof typeof generators): string {
  return path.join(benchFolder, 'peers', name, '.bench');
}

/** Builds a site unless it's this one. @returns where its pages are */
function outputOf(name: SiteName): string {
  if (name === 'ours') {
    return ownBuild;
  }
  const generator = generators[name];
  const folder = folderOf(name);
  const packages = path.dirname(folder);
  say(`Building ${name}.`);
  installPackages(packages);
  build(generator, packages, folder);
  return path.join(folder, generator.output);
}

/** Builds the other sites from this one's built pages, and serves them all. */
export async function serveSites(names: readonly SiteName[]): Promise<readonly Site[]> {
  const outputs = names.map((name) => [name, outputOf(name)] as const);
  say('Compressing the sites.');
  return Promise.all(
    outputs.map(async ([name, output]) => ({name, ...interfaces[name], server: await serve(output)})),
  );
}
