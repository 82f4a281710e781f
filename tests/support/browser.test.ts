import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {findBrowser} from './browser';

/** Creates a folder with these programs as the only one on the path. */
function withPrograms(...names: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  for (const name of names) {
    writeFileSync(path.join(folder, name), '', {mode: 0o755});
  }
  vi.stubEnv('PATH', folder);
  return folder;
}

beforeEach(() => {
  vi.stubEnv('CHROME_PATH', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the search for a browser', () => {
  it('takes the headless shell before Chromium, unless the whole browser is needed', () => {
    const folder = withPrograms('chromium', 'chromium-headless-shell');
    expect(findBrowser('shell')).toBe(path.join(folder, 'chromium-headless-shell'));
    expect(findBrowser('whole')).toBe(path.join(folder, 'chromium'));
  });

  it("finds programs with Windows' extension", () => {
    const folder = withPrograms('chromium.exe');
    expect(findBrowser('whole')).toBe(path.join(folder, 'chromium.exe'));
  });

  it('uses CHROME_PATH if it can be executed', () => {
    vi.stubEnv('CHROME_PATH', process.execPath);
    expect(findBrowser()).toBe(process.execPath);
  });

  it("rejects a CHROME_PATH that can't be a browser, and names it", () => {
    vi.stubEnv('CHROME_PATH', '/no/such/chrome');
    expect(() => findBrowser()).toThrow('CHROME_PATH is "/no/such/chrome"');
  });
});
