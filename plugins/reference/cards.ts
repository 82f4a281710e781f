import {configKeysOf} from '../../src/lib/reference/configSchema';
import type {ReferenceData} from './readData';
import {cardsOfAbsences} from './notSupported';
import type {Card} from '../../src/lib/reference/card';
import {cardsOfEndpoints} from './api/cards';
import {cardsOfPermissions} from './permissions';
import {cardsOfPorts} from './ports';
import {cardsOfKeys, cardsOfUselessSettings, cardsOfVariables} from './settings';
import {cardsOfTerms} from './glossary';

/** All cards of search except those for messages. */
export function makeCards(data: ReferenceData): readonly Card[] {
  return [
    ...cardsOfKeys(configKeysOf(data.configSchema)),
    ...cardsOfVariables(data.variables),
    ...cardsOfUselessSettings(data.uselessSettings),
    ...cardsOfEndpoints(data.api),
    ...cardsOfTerms(data.terms.flatMap(({entries}) => entries)),
    ...cardsOfPorts(data.ports),
    ...cardsOfPermissions(data.permissions),
    ...cardsOfAbsences(data.notSupported.flatMap(({entries}) => entries)),
  ];
}
