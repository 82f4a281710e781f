/** Messages of console, API, log and hosts: the page of messages against the facts. */
import {type Problem} from '../problem';
import {differences, type Fact} from './facts';
import {headingsOf, nodesOf, placeOf, tablesOf, textOf, type DocPage} from './page';

export type MessageFact = Fact<'message' | 'shown'>;

const ownValue = /\b(?:NAME|NAMESPACE|HOST|N|TEXT|ID|PATH|STATUS|URL|FIELD)\b/g;

/** The form in which a message is compared: own values are `*`, and quotes, case and a last full stop do not count. */
function normalMessage(message: string): string {
  return message
    .replace(ownValue, '*')
    .replace(/["'`“”\\]/g, '')
    .replace(/[.:]+$/, '')
    .replace(/(?:\*[ ,:/-]*)+/g, '*')
    .trim()
    .toLowerCase();
}

const logTable = 'Lines in the log';

/** What the page promises word for word: its third-level headings and the lines of its tables of log lines. */
function promised(page: DocPage): ReadonlyMap<string, string> {
  const headings = headingsOf(page)
    .filter(({depth}) => depth === 3)
    .map((heading) => [normalMessage(textOf(heading)), placeOf(page, heading)] as const);
  const lines = tablesOf(page)
    .filter(({headers}) => headers.includes(logTable))
    .flatMap(({headers, rows}) => rows.flatMap((row) => row[headers.indexOf(logTable)]?.codes ?? []))
    .map((line) => [normalMessage(line), page.file] as const);
  return new Map([...headings, ...lines]);
}

/** Everything on the page that a reader who searches for a message would find as a whole. */
function findable(page: DocPage): ReadonlyMap<string, string> {
  const texts = [
    ...nodesOf(page.tree, 'heading').map(textOf),
    ...nodesOf(page.tree, 'inlineCode').map(textOf),
    ...nodesOf(page.tree, 'strong').map(textOf),
  ];
  return new Map(texts.map((text) => [normalMessage(text), page.file]));
}

/**
 * Both directions: every message that can be shown is found, and every heading is such a message. Facts `shown`
 * `never` are in the source where nothing leads to them; the page must not promise them.
 */
export function findMessageFaults(page: DocPage, facts: readonly MessageFact[]): readonly Problem[] {
  const possible = facts.filter(({shown}) => shown !== 'never');
  const known = new Map(possible.map(({message, source}) => [normalMessage(message), source]));
  const sides = {facts: known, file: page.file, kind: 'the message'};
  const missing = differences({...sides, page: findable(page)}).filter(({what}) => what.startsWith('lacks'));
  const unknown = differences({...sides, page: promised(page)}).filter(({what}) => what.startsWith('has'));
  return [...missing, ...unknown];
}
