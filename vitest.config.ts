import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

// Pure code only: whatever needs a real page belongs to Playwright under tests/e2e/.
export default defineConfig({
  resolve: {alias: {'@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')}},
  test: {
    environment: 'node',
    include: [
      '{bench,plugins,src,checks,scripts,tests}/**/*.test.{ts,tsx}',
      'tests/e2e/support/**/*.test.ts',
    ],
    // A clone of node_modules or a build must never be mistaken for a test of ours.
    exclude: ['**/node_modules/**', 'build/**', '.test-builds/**', '**/.bench/**'],
  },
});
