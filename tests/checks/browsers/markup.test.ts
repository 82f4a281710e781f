import {expect, it} from 'vitest';
import {fixtureSite} from '../../fixtures/load';
import {findNewMarkup} from './markup';
import {unsupportedByTargets} from './promised';

it('Pages are checked for elements, attributes, and values that the oldest browsers lack', () => {
  const page = fixtureSite('newer-markup').pages.get('/newer-markup');
  expect(findNewMarkup(page ? [page] : [], unsupportedByTargets()).map(({feature}) => feature)).toEqual([
    'html.elements.search',
    'html.elements.details.name',
    'html.global_attributes.hidden.until-found',
    'html.elements.button.popovertarget',
    'html.global_attributes.popover',
  ]);
});
