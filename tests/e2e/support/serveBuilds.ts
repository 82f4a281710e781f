import {existsSync} from 'node:fs';
import {type FullConfig} from '@playwright/test';
import {findBuild} from '../../run/siteBuilds';
import {listenOnLoopback} from '../../support/loopback';
import {createStaticServer} from './server';

/**
 * Serves the build of each project at its base URL. Playwright runs this before the first test, and the returned function
 * after the last one.
 *
 * @throws naming the folder without a build
 */
export default async function serveBuilds({projects}: FullConfig): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    projects.map(({name, use: {baseURL = ''}}) => {
      const {outDir: dir} = findBuild(name);
      if (!existsSync(`${dir}/index.html`)) {
        throw new Error(`There is no build in ${dir}. Make all three with: npm test -- --only build`);
      }
      const {port, pathname} = new URL(baseURL);
      return listenOnLoopback(createStaticServer({dir, base: pathname}), Number(port));
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
