import type {Card, CardKind} from '@site/src/lib/reference/card';
import {normalizeText} from '@site/src/site/text/normalizeText';
import {absenceFinder} from './findAbsence';
import {endpointFinder} from './findEndpoint';
import {permissionFinder} from './findPermission';
import {portFinder} from './findPort';
import {settingFinder} from './findSetting';
import {termFinder} from './findTerm';

/** Finds the card that answers a query: no card is better than a wrong one. */
export type FindCard = (query: string) => Card | undefined;

/** @param cards of every kind but messages */
export function cardFinder(cards: readonly Card[]): FindCard {
  const of = (...kinds: readonly CardKind[]): readonly Card[] =>
    cards.filter(({kind}) => kinds.includes(kind));
  const finders = [
    endpointFinder(of('endpoint')),
    permissionFinder(of('permission')),
    termFinder(of('term')),
    portFinder(of('port')),
    absenceFinder(of('absence')),
    settingFinder(of('setting', 'variable')),
  ];
  return (query) => {
    const compared = normalizeText(query);
    for (const find of finders) {
      const card = find(compared);
      if (card) {
        return card;
      }
    }
    return undefined;
  };
}
