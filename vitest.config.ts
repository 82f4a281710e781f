import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const resolve = {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}};
// A clone of node_modules or a build must never be mistaken for a test of ours.
const exclude = ['**/node_modules/**', 'build/**', '.test-builds/**', '**/.bench/**'];

/** Pure code and rules about files. Whatever needs a real page belongs to Playwright under tests/e2e/. */
export default defineConfig({
  test: {
    // By default, one core of two stays idle.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['{bench,plugins,src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude,
          // Builds run beside them, and some read every page.
          testTimeout: 60_000,
        },
      },
      {resolve, test: {name: 'servers', include: ['tests/deployment/*.check.ts'], exclude}},
      {resolve, test: {name: 'start', include: ['tests/start/*.check.ts'], exclude, testTimeout: 60_000}},
      {resolve, test: {name: 'built', include: ['tests/checks/built.check.ts'], exclude}},
    ],
  },
});
