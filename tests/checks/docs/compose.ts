/** Compose files on the pages: what the schema rejects, what the site's own checker finds, and what both miss. */
import {type Code} from 'mdast';
import type {CheckFacts} from '@site/src/lib/reference/checkFacts';
import {checkConfig} from '@site/src/tools/check-config/checkConfig';
import {composeFaults, composeSchemaFaults} from '../../support/composeFaults';
import {type Problem} from '../problem';
import {codeBlocksOf, placeOf, type DocPage} from './page';

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
