import {expect, it} from 'vitest';
import {findAlertFieldFaults, findClusterRequestFaults, findHostCommandFaults} from './builderLists';

const source = 'a.ts:1';

it('A request to a cluster that only one side has is named', () => {
  const request = {feature: 'status', verb: 'list', resource: 'pods', reach: 'cluster'} as const;
  const facts = [{verb: 'list', resource: 'pods', reach: 'namespace', source}];
  const faults = findClusterRequestFaults([{...request, purpose: '', without: ''}], facts);
  expect(faults.map(({what}) => what)).toEqual([
    'lacks the request "list pods namespace" (a.ts:1)',
    'has the request "list pods cluster", which the facts don\'t know',
  ]);
});

it('A command is compared with its tabs, and with what happens after a refusal', () => {
  const command = {purpose: '', command: 'docker ps\t-a', isRetried: true} as const;
  const facts = [{command: 'docker ps\\t-a', repeated: 'yes', source}];
  expect(findHostCommandFaults([command], facts)).toEqual([]);
  expect(findHostCommandFaults([{...command, isRetried: false}], facts)).toHaveLength(2);
});

it('A field of an alert is compared with its column', () => {
  const field = {source: 'gcp', name: 'url', column: 'alertUrl', isRequired: false} as const;
  const facts = [{webhook: 'gcp', field: 'url', stored: 'alertUrl', required: 'no', source}];
  expect(findAlertFieldFaults([{...field, example: '', hint: ''}], facts)).toEqual([]);
  expect(findAlertFieldFaults([{...field, column: 'tag', example: '', hint: ''}], facts)).toHaveLength(2);
});
