import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {secretCheck} from './secretCheck';

const folder = mkdtempSync(path.join(tmpdir(), 'served-'));

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

it('A secret planted in a build is found, also where the highlighter cut it into pieces', () => {
  mkdirSync(path.join(folder, 'assets'), {recursive: true});
  const key = ['AKIA', 'Q7XP2MK9VT4WZ8NB'].join('');
  writeFileSync(path.join(folder, 'assets/main.js'), `const id = "${key}";`);
  writeFileSync(path.join(folder, 'page.html'), `<code><span>AKIA</span><span>${key.slice(4)}</span></code>`);
  writeFileSync(path.join(folder, 'sound.html'), '<p>Nothing to see.</p>');
  expect(
    secretCheck(folder, {})
      .find()
      .map(({where}) => where),
  ).toEqual(['assets/main.js', 'page.html']);
});
