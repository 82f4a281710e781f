import {expect, it} from 'vitest';
import {makeExplanations} from './glossary';

const means = 'The value of `API_TOKEN`, in\n[scripts](/docs/x#y). It has no **role**.';

it('The explanation of a term is its first sentence as plain text, and only some terms have one', () => {
  const explain = {because: 'own-word', as: ['token']} as const;
  const terms = [
    {id: 'token', term: 'Token', means, explain},
    {id: 'role', term: 'Role', means},
  ];
  expect(makeExplanations(terms)).toEqual({token: ['Token', 'The value of API_TOKEN, in scripts.']});
});
