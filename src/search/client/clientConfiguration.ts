import type {DocusaurusConfig} from '@docusaurus/types';

export interface HostedConfiguration {
  readonly provider: 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  /** Origins that replace the provider's own hosts, in this order. */
  readonly hosts: readonly string[];
}

export type ClientConfiguration = {readonly provider: 'embedded'} | HostedConfiguration;

type Configured = Pick<DocusaurusConfig, 'customFields' | 'themeConfig'>;

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** Reads which provider answers from the site's configuration; embedded when it says nothing. */
export function readClientConfiguration({customFields, themeConfig}: Configured): ClientConfiguration {
  const search = record(customFields?.search);
  if (search.provider !== 'hosted') {
    return {provider: 'embedded'};
  }
  const {appId, apiKey} = record(themeConfig.algolia);
  const {hosts} = search;
  return {
    provider: 'hosted',
    appId: typeof appId === 'string' ? appId : '',
    apiKey: typeof apiKey === 'string' ? apiKey : '',
    hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [],
  };
}
