import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {benchFolder, installPackages, projectRoot, runBuild, progress} from '../support/packages';
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

/** Pages that are loaded, at the same path in every site. */
const loadedPages = {home: '/', doc: docPage, long: '/docs/reference/error-messages/hosts/docker'};

/** Every page to load in every site. */
export function loadsOf(sites: readonly Site[]) {
  return Object.entries(loadedPages).flatMap(([page, address]) =>
    sites.map(({name, server}) => ({name: `${name}, ${page} page`, url: server.origin + address, server})),
  );
}

/** The output folder of `npm run build`. */
export const ownBuild = path.join(projectRoot, 'build');

/** Writes a fresh copy of a site, without anything that a build left. */
function writeSite(folder: string, {files}: Generator): void {
  rmSync(folder, {recursive: true, force: true});
  for (const name of ['static', 'public']) {
    cpSync(path.join(projectRoot, 'static'), path.join(folder, name), {recursive: true});
  }
  for (const [file, text] of Object.entries(files(readContent(ownBuild)))) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

/** Where another generator's site is made: below the packages, so that they're found. */
export function folderOf(name: keyof typeof generators): string {
  return path.join(benchFolder, '.bench', name);
}

/** Builds a site unless it's this one. @returns where its pages are */
function ensureBuilt(name: SiteName): string {
  if (name === 'ours') {
    return ownBuild;
  }
  const generator = generators[name];
  const folder = folderOf(name);
  progress(`Building ${name}.`);
  installPackages();
  writeSite(folder, generator);
  runBuild(folder, path.join(benchFolder, 'node_modules', generator.script));
  return path.join(folder, generator.output);
}

/** Builds the other sites from this one's built pages, and serves them all. */
export async function serveSites(names: readonly SiteName[]): Promise<readonly Site[]> {
  const outputs = names.map((name) => [name, ensureBuilt(name)] as const);
  progress('Compressing the sites.');
  return Promise.all(
    outputs.map(async ([name, output]) => ({name, ...interfaces[name], server: await serve(output)})),
  );
}
