import type {ReferenceData} from './readData';
import type {CheckFacts} from '../../src/lib/reference/checkFacts';

/** @param release as the site names it: `v1.2.3` */
export function makeCheckFacts(data: ReferenceData, release: string): CheckFacts {
  return {
    release: release.replace(/^v/, ''),
    checks: data.configChecks,
    compose: data.compose.map(({id, keys, obsolete}) => ({id, keys, obsolete})),
    configSchema: data.configSchema,
    images: data.images.map(({source: _, ...image}) => image),
    ports: data.ports.map(({id, numbers}) => ({id, ...(numbers && {numbers})})),
    uselessSettings: data.uselessSettings,
    variables: data.variables,
  };
}
