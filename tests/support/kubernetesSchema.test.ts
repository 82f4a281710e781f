import {expect, it} from 'vitest';
import {kubernetesFaults} from './kubernetesSchema';

const account = {apiVersion: 'v1', kind: 'ServiceAccount', metadata: {name: 'a', namespace: 'b'}};

it('An object of a known kind with the right fields has no fault', () => {
  expect(kubernetesFaults(account)).toEqual([]);
});

it('Unknown kinds, unknown and missing fields, and wrong types are each reported with their position', () => {
  const further = {...account, verbs: []};
  const numbered = {...account, metadata: {name: 123}};
  const role = {apiVersion: 'v1', kind: 'ClusterRole', metadata: {name: 'a'}, rules: [{verbs: ['get']}]};
  expect(kubernetesFaults({kind: 'Rule'})).toEqual(["Rule: isn't a known kind"]);
  expect(kubernetesFaults(further)).toEqual(['ServiceAccount: "verbs" is not allowed']);
  expect(kubernetesFaults(numbered)).toEqual(['ServiceAccount: "metadata.name" must be a string']);
  expect(kubernetesFaults(role)).toEqual([
    `ClusterRole: "apiVersion" must be [rbac.authorization.k8s.io/v1]. "rules[0].apiGroups" is required. "rules[0].resources" is required`,
  ]);
});
