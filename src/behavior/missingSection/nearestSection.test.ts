import {describe, expect, it} from 'vitest';
import {namedSection, nearestSection} from './nearestSection';

const sections = [
  {id: 'before-you-begin', title: 'Before you begin'},
  {id: 'forgot-password', title: 'Forgot password'},
  {id: 'smtp-for-password-mails', title: 'SMTP for password mails'},
  {id: 'log-out', title: 'Sign out'},
  {id: 'if-it-fails', title: 'If it fails'},
];

describe('the section whose title a hash spells out', () => {
  it.each([
    ['sign-out', 'log-out'],
    ['SMTP for password mails', 'smtp-for-password-mails'],
    ['sign', undefined],
    ['', undefined],
  ])('is, for "%s", the one with the ID %s', (wanted, id) => {
    expect(namedSection(wanted, sections)?.id).toBe(id);
  });
});

describe('the section that a wrong hash means', () => {
  it.each([
    ['a typing error', 'forgot-pasword', 'forgot-password'],
    ['a part of its name', 'smtp', 'smtp-for-password-mails'],
    ['another way to write it', 'ForgotPassword', 'forgot-password'],
    ['its words in another order', 'password_forgot', 'forgot-password'],
    ['its title instead of its ID', 'sign-out', 'log-out'],
  ])('is found by %s', (_, wanted, id) => {
    expect(nearestSection(wanted, sections)?.id).toBe(id);
  });

  it.each(['kubernetes', 'google_vignette', 'comments', 'disqus_thread', '_=_', '!', '100%', ''])(
    'is none for %j, because nothing is similar',
    (wanted) => {
      expect(nearestSection(wanted, sections)).toBeUndefined();
    },
  );

  it.each(['s', 'p', 'f', '#a', 'y b'])(
    'is none for %j, which is part of some heading on any page',
    (wanted) => {
      expect(nearestSection(wanted, sections)).toBeUndefined();
    },
  );
});
