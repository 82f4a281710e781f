import {type ApiDocument, type Endpoint, endpointsOf} from './openApi';
import {hrefOfOperation} from './toMdx';
import {groupBy} from '../../../src/lib/groupBy';
import {roleMeanings} from '../../../src/lib/reference/role';
import type {Card} from '../../../src/lib/reference/card';
import {leadingSentences} from '../leadingSentences';

function addressOf({path, isAtRoot}: Endpoint): string {
  return isAtRoot ? path : `/api/v1${path}`;
}

function cardOfRequest(endpoint: Endpoint, isOnly: boolean): Card {
  const {method, operation} = endpoint;
  const address = addressOf(endpoint);
  const name = `${method.toUpperCase()} ${address}`;
  return {
    kind: 'endpoint',
    name,
    names: isOnly ? [name, address] : [name],
    text: leadingSentences(`${operation.summary}. ${operation.description}`),
    values: [['Who may send it', roleMeanings[operation['x-role']]]],
    href: hrefOfOperation(operation),
  };
}

/** One card for each request, and one for each path that accepts several methods. */
export function cardsOfEndpoints(document: ApiDocument): readonly Card[] {
  return [...groupBy(endpointsOf(document), addressOf)].flatMap(([address, endpoints]): readonly Card[] => {
    const [first, second] = endpoints;
    const requests = endpoints.map((endpoint) => cardOfRequest(endpoint, endpoints.length === 1));
    if (!first || !second) {
      return requests;
    }
    const values = endpoints.map(
      ({method, operation}) =>
        [method.toUpperCase(), `${operation.summary}. ${roleMeanings[operation['x-role']]}.`] as const,
    );
    const all: Card = {
      kind: 'endpoint',
      name: address,
      names: [address],
      text: '',
      values,
      href: hrefOfOperation(first.operation),
    };
    return [all, ...requests];
  });
}
