/** The lists from which the builders and testers are made: what the backend requests and reads, against the facts. */
import type {ClusterRequest} from '@site/src/tools/access-builder/clusterRequests';
import type {HostCommand} from '@site/src/tools/access-builder/hostCommands';
import type {AlertField} from '@site/src/tools/alert-tester/fields';
import {type Problem} from '../problem';
import {differences, type Fact} from './facts';

/** Both directions. A name is the columns of a fact, with spaces between them. */
function compare(
  file: string,
  kind: string,
  names: readonly string[],
  facts: readonly (readonly [string, string])[],
): readonly Problem[] {
  return differences({facts: new Map(facts), page: new Map(names.map((name) => [name, file])), file, kind});
}

/** Requests that only one side has. */
export function findClusterRequestFaults(
  requests: readonly ClusterRequest[],
  facts: readonly Fact<'verb' | 'resource' | 'reach'>[],
): readonly Problem[] {
  return compare(
    'src/tools/access-builder/clusterRequests.ts',
    'the request',
    requests.map(({verb, resource, reach}) => `${verb} ${resource} ${reach}`),
    facts.map(({verb, resource, reach, source}) => [`${verb} ${resource} ${reach}`, source]),
  );
}

/** Commands that only one side has. */
export function findHostCommandFaults(
  commands: readonly HostCommand[],
  facts: readonly Fact<'command' | 'repeated'>[],
): readonly Problem[] {
  return compare(
    'src/tools/access-builder/hostCommands.ts',
    'the command',
    commands.map(({command, isRetried}) => `${command.replaceAll('\t', '\\t')} ${isRetried ? 'yes' : 'no'}`),
    facts.map(({command, repeated, source}) => [`${command} ${repeated}`, source]),
  );
}

/** Fields of alerts that only one side has. */
export function findAlertFieldFaults(
  fields: readonly AlertField[],
  facts: readonly Fact<'webhook' | 'field' | 'stored' | 'required'>[],
): readonly Problem[] {
  return compare(
    'src/tools/alert-tester/fields.ts',
    'the field',
    fields.map(
      ({source, name, column = 'nothing', isRequired}) =>
        `${source} ${name} ${column} ${isRequired ? 'yes' : 'no'}`,
    ),
    facts.map(({webhook, field, stored, required, source}) => [
      `${webhook} ${field} ${stored} ${required}`,
      source,
    ]),
  );
}
