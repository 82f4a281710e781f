import {expect, it} from 'vitest';
import {kubernetesFaults} from './kubernetesSchema';

const account = {apiVersion: 'v1', kind: 'ServiceAccount', metadata: {name: 'a', namespace: 'b'}};

it('An object of a known kind with the right fields has no fault', () => {
  expect(kubernetesFaults(account)).toEqual([]);
});

it('Unknown kinds, unknown and missing fields, and wrong types are each named with their place', () => {
  expect(kubernetesFaults({kind: 'Rule'})).toEqual(["Rule isn't a known kind"]);
  expect(kubernetesFaults({...account, verbs: []})).toEqual(['ServiceAccount has the unknown field verbs']);
  expect(kubernetesFaults({...account, metadata: {name: 123}})).toEqual([
    "ServiceAccount.metadata.name isn't text",
  ]);
  const role = {apiVersion: 'v1', kind: 'ClusterRole', metadata: {name: 'a'}, rules: [{verbs: ['get']}]};
  expect(kubernetesFaults(role)).toEqual([
    "ClusterRole.apiVersion isn't rbac.authorization.k8s.io/v1",
    'ClusterRole.rules[0] lacks apiGroups',
    'ClusterRole.rules[0] lacks resources',
  ]);
});
