/** Remedies, compared with the state of the reader's installation. */
import type {KnownIssue} from '../../../plugins/reference/knownIssues';
import {type Message, templatesOf} from '../../../plugins/reference/messages/schema';
import type {EntryGroup} from '../../../plugins/reference/readEntries';
import {lacking, type State} from '../../../plugins/reference/state';
import {withDefaults} from '../../../src/site/readerValues';
import {type Problem} from '../problem';
import {type Cell, type DocPage, type PageTable, tablesOf} from './page';
import {findUnmetPrecondition, type Part, type Step} from './steps';

/**
 * The text that a link leads to, by its target and the file that contains the link; `undefined` for other sites and for
 * entries.
 */
export type LinkResolver = (target: string, from: string) => string | undefined;

/** The data that remedies are compared with. */
export interface Known {
  readonly steps: readonly Step[];
  readonly follow: LinkResolver;
}

/** What one reader does, and in which state. */
interface Remedy {
  readonly where: string;
  /** The entry, or what the reader of a row sees. */
  readonly of: string;
  readonly state: State;
  readonly parts: readonly Part[];
}

const link = /\]\((?<target>[^)\s]+)\)/g;

/** The faults of a remedy: steps that need something unavailable, including those in sections that it links to. */
function findFaults({where, of, state, parts}: Remedy, {steps, follow}: Known): readonly Problem[] {
  const read = parts.map((part) =>
    part.told
      ? part
      : {
          text: withDefaults(
            part.text.replace(link, (all, target: string) => `${all} ${follow(target, where) ?? ''}`),
          ),
        },
  );
  const fault = findUnmetPrecondition(read, lacking[state], steps);
  return fault === undefined
    ? []
    : [{where, what: `"${fault.found}" of "${of}" needs what isn't there by then: ${fault.thing}`}];
}

const told = (text: string): Part => ({text, told: true});
const step = (text = ''): Part => ({text});

function stateOf(entry: Message | KnownIssue): State {
  return ('state' in entry ? entry.state : undefined) ?? 'running';
}

function remediesOf(where: string, entry: Message | KnownIssue): readonly Remedy[] {
  const remedy = (...parts: readonly Part[]): Remedy => ({where, of: entry.id, state: stateOf(entry), parts});
  if ('workaround' in entry) {
    const seen = [entry.symptom, entry.cause ?? ''].map(told);
    return [remedy(step(entry.affects?.check?.run), ...seen, step(entry.workaround))];
  }
  if (entry.trivial) {
    return [remedy(step(entry.do))];
  }
  const seen = [...templatesOf(entry), entry.means].map(told);
  const causes = (entry.causes ?? []).map(({cause, check, do: act}) =>
    remedy(...seen, step(check?.run), told(cause), step(act)),
  );
  return [...causes, remedy(...seen, step(entry.do))];
}

/**
 * Readers of a message or a known issue can do what its entry says.
 *
 * @param folder where the entries are, for messages
 */
export function findStateFaults(
  folder: string,
  groups: readonly EntryGroup<Message | KnownIssue>[],
  known: Known,
): readonly Problem[] {
  return groups.flatMap(({name, entries}) =>
    entries
      .flatMap((entry) => remediesOf(`${folder}/${name}.yml`, entry))
      .flatMap((remedy) => findFaults(remedy, known)),
  );
}

/** Pages for readers who may not have started anything yet. */
const installing = 'docs/getting-started/';

/**
 * The state that the place where a row is seen implies; the first match wins. The place is in its own column, or else
 * it's the first header.
 */
function stateAt(place: string, file: string): State | undefined {
  const proofs: readonly (readonly [RegExp, State])[] = [
    [
      /console|\bAPI\b|details|response|result|bridge|kuma|leaked|found|^(?:message|symptom|what you see)/i,
      'running',
    ],
    [/browser|proxy|\bit prints\b|\bcheck$|^host$|kubectl/i, 'no-console'],
    [/log|docker compose ps|systemctl|first lines/i, 'stopped'],
    [/terminal|shell/i, file.startsWith(installing) ? 'never-started' : 'running'],
  ];
  return proofs.find(([words]) => words.test(place))?.[1];
}

/**
 * The state of the message that a row quotes, or whose beginning it quotes; otherwise, the state that its place
 * implies.
 */
function stateOfRow(
  file: string,
  {headers}: PageTable,
  row: readonly Cell[],
  templates: readonly (readonly [template: string, state: State])[],
): State | undefined {
  const quoted = (row[0]?.codes ?? []).filter((code) => code.includes(' '));
  const message = templates.find(([template]) => quoted.some((code) => template.startsWith(code)));
  const column = headers.indexOf('Where you see it');
  return message?.[1] ?? stateAt((column === -1 ? headers[0] : row[column]?.text) ?? '', file);
}

/** The same for each row of a table that ends in **What to do**. */
export function findStateFaultsInTables(
  pages: readonly DocPage[],
  groups: readonly EntryGroup<Message>[],
  known: Known,
): readonly Problem[] {
  const templates = groups.flatMap(({entries}) =>
    entries.flatMap((entry) => templatesOf(entry).map((template) => [template, stateOf(entry)] as const)),
  );
  return pages.flatMap((page) =>
    tablesOf(page)
      .filter(({headers}) => headers.at(-1) === 'What to do')
      .flatMap((table) =>
        table.rows.flatMap((row) => {
          const where = page.file;
          const of = row[0]?.text ?? '';
          const state = stateOfRow(where, table, row, templates);
          const parts = row.map(({source}, column) =>
            column === row.length - 1 ? step(source) : told(source),
          );
          return state === undefined
            ? [
                {
                  where,
                  what: `the row "${of}" doesn't say where it's seen, such as in the console or the log`,
                },
              ]
            : findFaults({where, of, state, parts}, known);
        }),
      ),
  );
}
