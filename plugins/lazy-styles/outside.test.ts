import {expect, it} from 'vitest';
import {outside} from './outside';

const pattern = outside(['/site/src/theme/SearchBar/modal', 'C:\\site\\src\\lazy (new)']);

it.each([
  '/site/src/theme/SearchBar/SearchBox.css',
  '/site/src/theme/SearchBar/modal.css',
  '/site/src/theme/SearchBar/modality/box.css',
  '/elsewhere/site/src/theme/SearchBar/modal/hit.css',
])('%s stays in the style sheet of every page', (file) => {
  expect(pattern.test(file)).toBe(true);
});

it.each(['/site/src/theme/SearchBar/modal/hit.css', 'C:\\site\\src\\lazy (new)\\deep\\a.css'])(
  '%s loads with its scripts',
  (file) => {
    expect(pattern.test(file)).toBe(false);
  },
);
