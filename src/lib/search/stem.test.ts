import {expect, it} from 'vitest';
import {stem} from './stem';

it.each([
  ['service', 'services'],
  ['stop', 'stopped', 'stopping', 'stops'],
  ['delete', 'deleted', 'deleting'],
  ['copy', 'copies', 'copied'],
  ['install', 'installed', 'installing'],
  ['integrate', 'integration', 'integrations'],
])('treats the forms of %s as one word', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

it.each([
  ['status', 'state'],
  ['pod', 'port'],
  ['alert', 'alter'],
  ['k8s', 'k8'],
])('keeps %s and %s apart', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});
