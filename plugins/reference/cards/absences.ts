import type {AddressedNotSupported} from '../not-supported/readNotSupported';
import type {Card} from '../../../src/lib/reference/card';
import {shorten} from '../shorten';

/** One card for each thing that the product doesn't have. */
export function cardsOfAbsences(entries: readonly AddressedNotSupported[]): readonly Card[] {
  return entries.map(({name, wordings, answer, instead, later, href}) => ({
    kind: 'absence',
    name,
    // `Single sign-on (SSO, SAML, OIDC, LDAP)` is single sign-on.
    names: [name, name.replace(/ \(.*\)$/, ''), ...wordings],
    text: answer,
    values: [
      ['Instead', shorten(instead)],
      ...(later === undefined ? [] : [['Later', shorten(later)] as const]),
    ],
    href,
  }));
}
