/** Remedies against the state that their message describes. */
import {type Message, wordingsOf} from '../../../plugins/reference/messages/schema';
import type {EntryGroup} from '../../../plugins/reference/readEntries';
import {product} from '../../../src/site/product';
import {type Problem} from '../problem';
import {type DocPage, tablesOf} from './page';

/** A command inside the backend's container, which has to run for it. */
const inside = new RegExp(
  String.raw`docker (?:compose exec(?: -\S+)* (?:-w \S+ )?backend|exec (?:-\S+ )*(?:\d+ )?${product.slug}(?:-backend)?)\b`,
);

/** Work without a bound that's waited for in seconds, although a host that doesn't respond makes it take longer. */
const fixedWait = /\b[Ww]ait (?:for )?\d+ seconds?, so that every\b/;

/**
 * A message that means that the backend has stopped can't be checked or repaired inside the backend's container, and no
 * remedy waits a fixed time until every host has been dealt with.
 *
 * @param folder where the entries are, for messages
 */
export function findStateFaults(folder: string, groups: readonly EntryGroup<Message>[]): readonly Problem[] {
  return groups.flatMap(({name, entries}) =>
    entries.flatMap((entry) => {
      const steps = entry.trivial
        ? [entry.do]
        : [entry.do, ...(entry.causes ?? []).flatMap(({check, do: remedy}) => [check?.run, remedy])];
      const texts = steps.filter((step) => step !== undefined);
      const isStopped = !entry.trivial && entry.backend === 'stopped';
      return [
        ...texts
          .filter((text) => isStopped && inside.test(text))
          .map((text) => `"${inside.exec(text)?.[0] ?? ''}" needs a backend that "${entry.id}" has stopped`),
        ...texts
          .filter((text) => fixedWait.test(text))
          .map(() => `"${entry.id}" waits a fixed time for every host`),
      ].map((what) => ({where: `${folder}/${name}.yml`, what}));
    }),
  );
}

/** The same for the rows of a page's tables that quote a message of a backend that has stopped. */
export function findStateFaultsInTables(
  page: DocPage,
  groups: readonly EntryGroup<Message>[],
): readonly Problem[] {
  const wordings = new Set(
    groups.flatMap(({entries}) =>
      entries.flatMap((entry) => (!entry.trivial && entry.backend === 'stopped' ? wordingsOf(entry) : [])),
    ),
  );
  return tablesOf(page).flatMap(({rows}) =>
    rows.flatMap(([seen, ...others]) => {
      const message = seen?.codes.find((code) => wordings.has(code));
      const command = others.map(({text}) => inside.exec(text)?.[0]).find((found) => found !== undefined);
      return message === undefined || command === undefined
        ? []
        : [{where: page.file, what: `"${command}" needs a backend that "${message}" has stopped`}];
    }),
  );
}
