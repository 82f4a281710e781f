/** The lists from which the access builder and its pages are made: what the backend requests, against the facts. */
import type {ClusterRequest} from '@site/src/access-builder/clusterRequests';
import type {HostCommand} from '@site/src/access-builder/hostCommands';
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
    'src/access-builder/clusterRequests.ts',
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
    'src/access-builder/hostCommands.ts',
    'the command',
    commands.map(({command, isRetried}) => `${command.replaceAll('\t', '\\t')} ${isRetried ? 'yes' : 'no'}`),
    facts.map(({command, repeated, source}) => [`${command} ${repeated}`, source]),
  );
}
