import {expect, it} from 'vitest';
import {movedFrom, movedSection} from './movedSection';

const moves = {'/docs/upgrade#roll-back': '/docs/later#undo', '/docs/upgrade#repair': '/docs/later#repair'};

it.each([
  ['/docs/upgrade', '#roll-back', '/docs/later#undo'],
  ['/docs/upgrade/', '#repair', '/docs/later#repair'],
  ['/manual/docs/upgrade', '#roll-back', '/manual/docs/later#undo'],
  ['/docs/upgrade', '#Roll-back).', '/docs/later#undo'],
  ['/docs/upgrade', '#rollback', undefined],
  ['/docs/other', '#roll-back', undefined],
])('at %s%s, a section that has moved is at %s', (pathname, hash, address) => {
  expect(movedSection(hash, movedFrom(pathname, moves))?.href).toBe(address);
});
