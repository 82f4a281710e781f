import {expect, it} from 'vitest';
import {checkNavbarItems} from './navbarItems';
import {navbarItems} from './navigation';

it('A navbar item of an unknown type is reported together with the known types', () => {
  const items = [{type: 'localDropdown', label: 'Languages'}];
  expect(() => checkNavbarItems(items)).toThrow(
    /unknown type "localDropdown".*known types are .*localeDropdown[^]*"label": "Languages"/,
  );
});

it("The site's own navbar items can all be rendered", () => {
  expect(checkNavbarItems(navbarItems)).toBe(navbarItems);
});
