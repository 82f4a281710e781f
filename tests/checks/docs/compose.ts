/** Compose files on the pages: what the schema rejects, what the site's own checker finds, and what both miss. */
import {type Code} from 'mdast';
import {parse} from 'yaml';
import type {CheckFacts} from '@site/src/lib/reference/checkFacts';
import {checkConfig} from '@site/src/tools/check-config/checkConfig';
import {composeSchemaFaults} from '../../support/composeSchemaFaults';
import {type Problem} from '../problem';
import {codeBlocksOf, placeOf, type DocPage} from './page';

interface Service {
  readonly image?: unknown;
  readonly build?: unknown;
  readonly restart?: unknown;
  readonly volumes?: readonly unknown[];
}

const restartPolicy = /^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/;

function serviceFaults({image, build, restart, volumes = []}: Service, isWhole: boolean): readonly string[] {
  return [
    ...(isWhole && image === undefined && build === undefined ? ['has neither image nor build'] : []),
    ...(restart === undefined || (typeof restart === 'string' && restartPolicy.test(restart))
      ? []
      : [`has the restart policy ${JSON.stringify(restart)}`]),
    ...volumes
      .filter((volume) => typeof volume === 'string' && volume.split(':')[1]?.startsWith('/') !== true)
      .map((volume) => `mounts "${String(volume)}", which has no absolute target`),
  ];
}

/**
 * Faults in a Compose file that neither the schema nor the site's own checker finds.
 *
 * @param isWhole whether its services are complete, as opposed to lines to add to others
 */
export function composeFaults(text: string, isWhole: boolean): readonly string[] {
  const {services = {}} = parse(text) as {readonly services?: Readonly<Record<string, Service | null>>};
  return Object.entries(services).flatMap(([name, service]) =>
    serviceFaults(service ?? {}, isWhole).map((fault) => `service "${name}" ${fault}`),
  );
}

/** Other blocks show lines that are added to such a file. */
const wholeFile = /title="(?:docker-)?compose\.ya?ml"/;

/** Pages also show services that don't run an image of the console. */
const accepted = 'compose-foreign';

function isCompose({lang, value, meta}: Code): boolean {
  return lang === 'yaml' && (/^services:/m.test(value) || /title="[^"]*compose[^"]*"/.test(meta ?? ''));
}

/** @param facts the checker's data about the documented release */
export function findComposeFaults(page: DocPage, facts: CheckFacts): readonly Problem[] {
  return codeBlocksOf(page)
    .filter(isCompose)
    .flatMap((block) => {
      const {reports} = checkConfig(block.value, facts);
      return [
        ...composeSchemaFaults([block.value], false),
        ...reports.filter(({check}) => check !== accepted).map(({message}) => message),
        ...composeFaults(block.value, wholeFile.test(block.meta ?? '')),
      ].map((fault) => ({where: placeOf(page, block), what: `a Compose file is wrong: ${fault}`}));
    });
}
