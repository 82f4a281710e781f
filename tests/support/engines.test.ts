import {afterEach, expect, it, vi} from 'vitest';
import {ensureEngines} from './engines';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('An engine that is missing where nothing can be installed is named with what it needs, and not run', () => {
  vi.stubEnv('PATH', '');
  const said: string[] = [];
  const found = ensureEngines((sentence) => said.push(sentence));
  expect(found).not.toContain('webkit');
  expect(said.join('\n')).toContain(
    "− WebKit: not run. It needs Debian's webkit2gtk-driver and xvfb, and this user or system has no `apt-get` for it.",
  );
});
