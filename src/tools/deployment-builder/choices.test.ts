import {expect, it} from 'vitest';
import {initialAnswers} from './answers';
import {withChange} from './choices';

it('The usual mail port follows its encryption, and one that I chose stays', () => {
  const encrypted = withChange(initialAnswers(), {mailSecurity: 'tls'});
  expect(encrypted.mailPort).toBe('465');
  expect(withChange(encrypted, {mailSecurity: 'starttls'}).mailPort).toBe('587');
  const own = withChange(initialAnswers(), {mailPort: '2525'});
  expect(withChange(own, {mailSecurity: 'tls'}).mailPort).toBe('2525');
});
