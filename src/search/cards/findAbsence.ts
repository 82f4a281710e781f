import type {Card} from '@site/src/lib/reference/card';
import {fillerWords, singulars, wordsOf} from './words';

/** Words allowed around a name when somebody asks whether a feature exists or how to use it. */
const filler = fillerWords(
  'a an and any api are available be can configure connect database deploy do does enable exist feature for ' +
    'from have has how i in install instead integrate integration into is it log login missing my no not ' +
    'of on or possible provider run send set setup sign sqlite support supported ' +
    'supports the there to up use using via want we what which why with without',
);

/** `send alerts to Slack` names Slack; `Google Cloud alerts` exist. */
const recipient = /\b(?:alerts?|messages?|notifications?) (?:in|on|to|via)\b/i;

/** Finds the missing feature that a query names, in any of its names, and asks for or about. */
export function absenceFinder(cards: readonly Card[]): (query: string) => Card | undefined {
  const named = cards.map((card) => ({card, names: card.names.map((name) => singulars(wordsOf(name)))}));
  return (query) => {
    const words = wordsOf(query.replace(recipient, ' '));
    const all = singulars(words);
    const informative = singulars(words.filter((word) => !filler.has(word)));
    const [found] = named
      .map(({card, names}) => {
        // `Postgres or MySQL` names one thing twice, and so does `Entra ID single sign-on`.
        const said = new Set(names.filter((name) => name.every((word) => all.includes(word))).flat());
        return {card, said};
      })
      .filter(({said}) => said.size > 0 && informative.every((word) => said.has(word)))
      .sort((a, b) => b.said.size - a.said.size);
    return found?.card;
  };
}
