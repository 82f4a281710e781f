/** Remedies against the state in which their reader is. */
import type {KnownIssue} from '../../../plugins/reference/known-issues/schema';
import {type Message, wordingsOf} from '../../../plugins/reference/messages/schema';
import type {EntryGroup} from '../../../plugins/reference/readEntries';
import type {State} from '../../../plugins/reference/state';
import {product} from '../../../src/site/product';
import {type Problem} from '../problem';
import {type DocPage, tablesOf} from './page';

const container = `(?:\\d+ )?${product.slug}(?:-backend)?\\b`;
/** A command inside the backend's container, which has to run for it. */
const inside = new RegExp(
  String.raw`docker (?:compose exec(?: -\S+)* (?:-w \S+ )?backend|exec (?:-\S+ )*${container})`,
);
/** A command about the backend's container, which has to exist for it. */
const about = new RegExp(
  String.raw`docker (?:compose (?:logs|start|restart|stop)(?: -\S+)*(?: \d\S*)* backend|(?:logs|start|restart) (?:-\S+ )*${container})`,
);
/** A request with a login token or an API token. */
const request = /\$OPSIMATE_URL\/api|%%backend-url%%\/api/;
/** A way through the console. */
const console =
  /\bSettings\**, \**(?:Users|Secrets|Custom)|\*\*(?:Profile|Add (?:Provider|Service)|Test Connection)\*\*/;

/** What isn't there in each state. */
const missing: Readonly<Record<State, readonly RegExp[]>> = {
  running: [],
  'no-console': [console],
  stopped: [console, request, inside],
  'never-started': [console, request, inside, about],
};

/** From here on, the backend runs again. */
const start = /docker (?:compose )?(?:up|start|restart)\b|sudo systemctl (?:re)?start docker/;

/** What a text asks for that its state lacks. */
function findMissing(text: string, state: State): string | undefined {
  const [before = ''] = text.split(start);
  return missing[state].map((pattern) => pattern.exec(before)?.[0]).find((found) => found !== undefined);
}

const problem = (where: string, found: string, state: State, id: string): Problem => ({
  where,
  what: `"${found}" can't be done in the state "${state}" of "${id}"`,
});

function stateOf(entry: Message | KnownIssue): State {
  return ('state' in entry ? entry.state : undefined) ?? 'running';
}

function textsOf(entry: Message | KnownIssue): readonly string[] {
  if ('workaround' in entry) {
    return [entry.affects?.check?.run ?? '', entry.workaround];
  }
  const causes = entry.trivial ? [] : (entry.causes ?? []);
  return [entry.do ?? '', ...causes.flatMap(({check, do: remedy}) => [check?.run ?? '', remedy ?? ''])];
}

/**
 * Whoever reads a message or a known issue can do what its entry says.
 *
 * @param folder where the entries are, for messages
 */
export function findStateFaults(
  folder: string,
  groups: readonly EntryGroup<Message | KnownIssue>[],
): readonly Problem[] {
  return groups.flatMap(({name, entries}) =>
    entries.flatMap((entry) => {
      const state = stateOf(entry);
      return textsOf(entry).flatMap((text) => {
        const found = findMissing(text, state);
        return found === undefined ? [] : [problem(`${folder}/${name}.yml`, found, state, entry.id)];
      });
    }),
  );
}

/** The same for the rows of tables that quote a message. */
export function findStateFaultsInTables(
  pages: readonly DocPage[],
  groups: readonly EntryGroup<Message>[],
): readonly Problem[] {
  const entries = new Map(
    groups.flatMap((group) =>
      group.entries.flatMap((entry) => wordingsOf(entry).map((wording) => [wording, entry] as const)),
    ),
  );
  return pages.flatMap((page) =>
    tablesOf(page)
      .flatMap(({rows}) => rows)
      .flatMap(([seen, ...others]) => {
        const entry = seen?.codes.map((code) => entries.get(code)).find((known) => known !== undefined);
        if (entry === undefined) {
          return [];
        }
        const state = stateOf(entry);
        const found = findMissing(others.map(({text}) => text).join(' '), state);
        return found === undefined ? [] : [problem(page.file, found, state, entry.id)];
      }),
  );
}
