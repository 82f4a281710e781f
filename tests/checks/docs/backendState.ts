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

/**
 * A message that means that the backend has stopped can't be checked or repaired inside the backend's container.
 *
 * @param folder where the entries are, for messages
 */
export function findStateFaults(folder: string, groups: readonly EntryGroup<Message>[]): readonly Problem[] {
  return groups.flatMap(({name, entries}) =>
    entries.flatMap((entry) => {
      if (entry.trivial || entry.backend !== 'stopped') {
        return [];
      }
      const remedies = (entry.causes ?? []).flatMap(({check, do: remedy}) => [check?.run, remedy]);
      return [entry.do, ...remedies].flatMap((text) => {
        const command = text === undefined ? undefined : inside.exec(text)?.[0];
        return command === undefined
          ? []
          : [
              {
                where: `${folder}/${name}.yml`,
                what: `"${command}" needs a backend that "${entry.id}" has stopped`,
              },
            ];
      });
    }),
  );
}

/** The same for the rows of tables that quote a message of a backend that has stopped. */
export function findStateFaultsInTables(
  pages: readonly DocPage[],
  groups: readonly EntryGroup<Message>[],
): readonly Problem[] {
  const wordings = new Set(
    groups.flatMap(({entries}) =>
      entries.flatMap((entry) => (!entry.trivial && entry.backend === 'stopped' ? wordingsOf(entry) : [])),
    ),
  );
  return pages.flatMap((page) =>
    tablesOf(page)
      .flatMap(({rows}) => rows)
      .flatMap(([seen, ...others]) => {
        const message = seen?.codes.find((code) => wordings.has(code));
        const command = others.map(({text}) => inside.exec(text)?.[0]).find((found) => found !== undefined);
        return message === undefined || command === undefined
          ? []
          : [{where: page.file, what: `"${command}" needs a backend that "${message}" has stopped`}];
      }),
  );
}
