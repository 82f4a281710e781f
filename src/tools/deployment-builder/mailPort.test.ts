import {expect, it} from 'vitest';
import {initialAnswers} from './answers';
import {withMailPort} from './fields';

it('The usual mail port follows its encryption, and one that I chose stays', () => {
  const answers = initialAnswers();
  expect(withMailPort(answers, {mailSecurity: 'tls'})).toEqual({mailSecurity: 'tls', mailPort: '465'});
  const encrypted = {...answers, mailSecurity: 'tls', mailPort: '465'} as const;
  expect(withMailPort(encrypted, {mailSecurity: 'starttls'}).mailPort).toBe('587');
  const own = {...answers, mailPort: '2525'};
  expect(withMailPort(own, {mailSecurity: 'tls'})).toEqual({mailSecurity: 'tls'});
});
