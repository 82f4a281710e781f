import {expect, it} from 'vitest';
import {parseDocPage} from './page';
import {findAlertFieldFaults, findClusterRequestFaults, findHostCommandFaults} from './builderLists';

const source = 'a.ts:1';

it('A request to a cluster that only one side has is reported', () => {
  const request = {verb: 'list', resource: 'pods', reach: 'cluster'} as const;
  const page = parseDocPage(
    'a.mdx',
    '| Permission | Where |\n| --- | --- |\n| `list pods` | Where you choose |',
  );
  const facts = [{verb: 'list', resource: 'pods', reach: 'namespace', source}];
  expect(findClusterRequestFaults([{...request, reach: 'namespace'}], page, facts)).toEqual([]);
  expect(findClusterRequestFaults([request], page, facts).map(({what}) => what)).toEqual([
    'lacks the request "list pods namespace" (a.ts:1)',
    'has the request "list pods cluster", which tests/facts doesn\'t have',
  ]);
  expect(findClusterRequestFaults([], page, []).map(({where}) => where)).toEqual(['a.mdx']);
});

it('A command of a page is compared with its tabs, and with what happens after a rejection', () => {
  const pageThatSays = (repeated: string) =>
    parseDocPage(
      'a.mdx',
      `| Purpose | Command | Repeated with sudo |\n| --- | --- | --- |\n| After \`x\` | \`docker ps\\t-a\`, real | ${repeated} |`,
    );
  const facts = [{command: 'docker ps\\t-a', repeated: 'yes', source}];
  expect(findHostCommandFaults(pageThatSays('Yes'), facts)).toEqual([]);
  expect(findHostCommandFaults(pageThatSays('No'), facts)).toHaveLength(2);
});

it('A field of an alert is compared with its column', () => {
  const field = {name: 'url', column: 'alertUrl', isRequired: false, example: '', hint: ''} as const;
  const facts = [{webhook: 'gcp', field: 'url', stored: 'alertUrl', required: 'no', source}];
  expect(findAlertFieldFaults({gcp: [field]}, facts)).toEqual([]);
  expect(findAlertFieldFaults({gcp: [{...field, column: 'tag'}]}, facts)).toHaveLength(2);
});
