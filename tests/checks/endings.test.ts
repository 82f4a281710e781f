import {expect, it} from 'vitest';
import {findUnknownEndings} from './endings';

it('A kind of file that servers would send as unknown bytes is reported', () => {
  expect(findUnknownEndings(['/a.html', '/_headers', '/a.html.gz', '/a.html.br'])).toEqual([]);
  expect(findUnknownEndings(['/a.pdf'])).toEqual([
    {where: '/a.pdf', what: '.pdf has no content type in plugins/after-build/server-files'},
  ]);
});
