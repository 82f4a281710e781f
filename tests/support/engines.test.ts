import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {ensureEngines, findFirefox} from './engines';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('An engine that is missing where nothing can be installed is reported with what it needs, and not run', () => {
  vi.stubEnv('PATH', '');
  const said: string[] = [];
  const found = ensureEngines((sentence) => said.push(sentence));
  expect(found).not.toContain('webkit');
  expect(said.join('\n')).toContain(
    "− WebKit: not run. It needs Debian's webkit2gtk-driver and xvfb, and this user or system has no `apt-get` for it.",
  );
});

it('A Firefox that is too old to be driven is not used', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(folder, 'firefox-esr'), '#!/bin/sh\necho Mozilla Firefox 140.12.0esr\n', {
    mode: 0o755,
  });
  writeFileSync(path.join(folder, 'firefox'), '#!/bin/sh\necho Mozilla Firefox 153.8.0\n', {mode: 0o755});
  vi.stubEnv('PATH', folder);
  expect(findFirefox()).toBe(path.join(folder, 'firefox'));
});
