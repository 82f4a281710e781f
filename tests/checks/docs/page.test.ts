import {expect, it} from 'vitest';
import {parseDocPage} from './page';

it('names the page that is not valid MDX, and what is wrong there', () => {
  expect(() => parseDocPage('docs/alerts/a.mdx', '## Add an alert\n\n<Tabs>\n')).toThrow(
    /^docs\/alerts\/a\.mdx isn't valid MDX: Expected a closing tag for `<Tabs>` \(3:1-3:7\)/,
  );
});
