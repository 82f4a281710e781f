import {expect, it} from 'vitest';
import {movedSection} from './movedSection';

const moves = {'/docs/upgrade#roll-back': '/docs/later#undo'};

it.each([
  ['/docs/upgrade', '#roll-back', '/docs/later#undo'],
  ['/docs/upgrade/', '#roll-back', '/docs/later#undo'],
  ['/manual/docs/upgrade', '#roll-back', '/manual/docs/later#undo'],
  ['/docs/upgrade', '#Roll-back).', '/docs/later#undo'],
  ['/docs/upgrade', '#rollback', undefined],
  ['/docs/other', '#roll-back', undefined],
])('at %s%s, a section that has moved is at %s', (pathname, hash, address) => {
  expect(movedSection(pathname, hash, moves)).toBe(address);
});
