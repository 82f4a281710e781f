import {expect, it} from 'vitest';
import {listedParts} from './divided';

it('lists the parts of a page in the order of its headings', () => {
  const text = [
    '## [SSH](./hosts/ssh.mdx)',
    'See [Docker](./hosts/docker.mdx).',
    '## [`docker ps` and more](./hosts/docker-state.mdx) \\{#docker-ps}',
    '## [Console](./console/opening.mdx)',
    '## Next',
  ].join('\n\n');
  expect(listedParts('reference/hosts', text)).toEqual([
    'reference/hosts/ssh',
    'reference/hosts/docker-state',
  ]);
});

it('stops if a page lists none', () => {
  expect(() => listedParts('reference/hosts', '## SSH')).toThrow('docs/reference/hosts.mdx has no heading');
});
