/**
 * What the backend requests, runs, and reads: the lists of builders and testers, and the tables of pages, against the
 * facts. A name is the columns of a fact, with spaces between them.
 */
import type {ClusterRequest} from '@site/src/tools/access-builder/clusterRequests';
import type {AlertField} from '@site/src/tools/alert-tester/fields';
import {type Problem} from '../problem';
import {compareNames, type Fact} from './facts';
import {tablesOf, type Cell, type DocPage} from './page';

/** The rows of a page's tables that have a column. */
function rowsWith(page: DocPage, column: string): readonly (readonly Cell[])[] {
  return tablesOf(page).flatMap(({headers, rows}) => (headers.includes(column) ? rows : []));
}

/** Requests that are missing from the facts, the builder's list, or the page's table. */
export function findClusterRequestFaults(
  requests: readonly ClusterRequest[],
  page: DocPage,
  facts: readonly Fact<'verb' | 'resource' | 'reach'>[],
): readonly Problem[] {
  const known = facts.map(
    ({verb, resource, reach, source}) => [`${verb} ${resource} ${reach}`, source] as const,
  );
  const listed = requests.map(({verb, resource, reach}) => `${verb} ${resource} ${reach}`);
  const shown = rowsWith(page, 'Permission').map(
    ([right, where]) => `${right?.text ?? ''} ${where?.text === 'Whole cluster' ? 'cluster' : 'namespace'}`,
  );
  return [
    ...compareNames('src/tools/access-builder/clusterRequests.ts', 'the request', listed, known),
    ...compareNames(page.file, 'the request', shown, known),
  ];
}

/** Commands that only the facts or the page's table has. */
export function findHostCommandFaults(
  page: DocPage,
  facts: readonly Fact<'command' | 'repeated'>[],
): readonly Problem[] {
  return compareNames(
    page.file,
    'the command',
    rowsWith(page, 'Repeated with sudo').map(
      ([, command, repeated]) => `${command?.codes[0] ?? ''} ${repeated?.text.toLowerCase() ?? ''}`,
    ),
    facts.map(({command, repeated, source}) => [`${command} ${repeated}`, source]),
  );
}

/** Fields of alerts that only one side has. @param fields by webhook */
export function findAlertFieldFaults(
  fields: Readonly<Record<string, readonly AlertField[]>>,
  facts: readonly Fact<'webhook' | 'field' | 'stored' | 'required'>[],
): readonly Problem[] {
  return compareNames(
    'src/tools/alert-tester/fields.ts',
    'the field',
    Object.entries(fields).flatMap(([webhook, own]) =>
      own.map(
        ({name, column = 'nothing', isRequired}) =>
          `${webhook} ${name} ${column} ${isRequired ? 'yes' : 'no'}`,
      ),
    ),
    facts.map(({webhook, field, stored, required, source}) => [
      `${webhook} ${field} ${stored} ${required}`,
      source,
    ]),
  );
}
