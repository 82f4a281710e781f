import {configKeysOf} from '../settings/configSchema';
import type {ReferenceData} from '../readData';
import {addressesOf} from '../messages/toMdx';
import {cardsOfAbsences} from './absences';
import type {Card} from './card';
import {cardsOfEndpoints} from './endpoints';
import {cardsOfMessages} from './messages';
import {cardsOfPermissions} from './permissions';
import {cardsOfPorts} from './ports';
import {cardsOfKeys, cardsOfUselessSettings, cardsOfVariables} from './settings';
import {cardsOfTerms} from './terms';

/** Two files, because messages are most of it, and few readers search for one. */
export interface CardFiles {
  readonly cards: readonly Card[];
  readonly messageCards: readonly Card[];
}

/** Everything that search answers by itself. */
export function makeCards(data: ReferenceData): CardFiles {
  const entriesOf = <Entry>(groups: readonly {readonly entries: readonly Entry[]}[]): readonly Entry[] =>
    groups.flatMap(({entries}) => entries);
  return {
    cards: [
      ...cardsOfKeys(configKeysOf(data.configSchema)),
      ...cardsOfVariables(data.variables),
      ...cardsOfUselessSettings(data.uselessSettings),
      ...cardsOfEndpoints(data.api),
      ...cardsOfTerms(entriesOf(data.terms)),
      ...cardsOfPorts(data.ports),
      ...cardsOfPermissions(data.permissions),
      ...cardsOfAbsences(entriesOf(data.notSupported)),
    ],
    messageCards: cardsOfMessages(entriesOf(data.messages), addressesOf(data.messages)),
  };
}
