import {expect, it} from 'vitest';
import {outside} from './outside';

const pattern = outside(['/site/src/search/ui/modal', 'C:\\site\\src\\lazy (new)']);

it.each([
  '/site/src/search/ui/SearchBox.css',
  '/site/src/search/ui/modal.css',
  '/site/src/search/ui/modality/box.css',
  '/elsewhere/site/src/search/ui/modal/hit.css',
])('%s stays in the style sheet of every page', (file) => {
  expect(pattern.test(file)).toBe(true);
});

it.each(['/site/src/search/ui/modal/hit.css', 'C:\\site\\src\\lazy (new)\\deep\\a.css'])(
  '%s loads with its scripts',
  (file) => {
    expect(pattern.test(file)).toBe(false);
  },
);
