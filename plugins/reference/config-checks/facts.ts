import type {ComposeSection} from '../compose/schema';
import type {Image} from '../images/schema';
import type {Port} from '../ports/schema';
import type {ReferenceData} from '../readData';
import type {ConfigSchema} from '../../../src/lib/reference/configSchema';
import type {UselessSetting, Variable} from '../settings/schema';
import type {ConfigCheck} from './schema';

/** Everything that the configuration checker knows. */
export interface CheckFacts {
  /** The documented release as an image tag: `1.2.3`. */
  readonly release: string;
  readonly checks: readonly ConfigCheck[];
  readonly compose: readonly Pick<ComposeSection, 'id' | 'keys' | 'obsolete'>[];
  readonly configSchema: ConfigSchema;
  readonly images: readonly Omit<Image, 'source'>[];
  readonly ports: readonly Pick<Port, 'id' | 'numbers'>[];
  readonly uselessSettings: readonly UselessSetting[];
  readonly variables: readonly Variable[];
}

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
