import {expect, it} from 'vitest';
import {mapSections} from './mapSections';

function doc(permalink: string) {
  return {permalink, title: `Title of ${permalink}`, description: `About ${permalink}`};
}

it('Lists every page once with its description: by section, then the pages in no section', () => {
  const docs = [doc('/docs/z'), doc('/docs/b'), doc('/docs/a')];
  const sections = [
    {label: 'First', paths: ['/docs/b']},
    {label: 'Empty', paths: []},
  ];
  expect(mapSections(sections, docs)).toEqual([
    {label: 'First', pages: [{title: 'Title of /docs/b', text: 'About /docs/b', to: '/docs/b'}]},
    {
      label: 'About this documentation',
      pages: [
        {title: 'Title of /docs/a', text: 'About /docs/a', to: '/docs/a'},
        {title: 'Title of /docs/z', text: 'About /docs/z', to: '/docs/z'},
      ],
    },
  ]);
});
