import {permanentRoutes} from './permanentRoutes';

/** A path that has no page of its own, and the one right page for it. Both are below the base path. */
export interface Redirect {
  readonly from: string;
  /** With a hash if a section is meant. */
  readonly to: string;
}

/**
 * The guesses that readers make most often, and those for which the not-found page would suggest nothing useful. Other
 * guesses aren't here, because that page searches for the words of the URL.
 */
const guesses: Readonly<Record<string, string>> = {
  '/documentation': '/docs',
  '/docs/intro': '/docs',
  '/faq': '/docs#find-your-task',
  '/docs/faq': '/docs#find-your-task',
  '/docs/search': '/search',
  '/docs/diagnose': '/diagnose',

  '/getting-started': '/docs/getting-started',
  '/install': '/docs/getting-started/quick-start',
  '/installation': '/docs/getting-started/quick-start',
  '/setup': '/docs/getting-started/quick-start',
  '/docs/install': '/docs/getting-started/quick-start',
  '/docs/installation': '/docs/getting-started/quick-start',
  '/docs/setup': '/docs/getting-started/quick-start',
  '/deploy': '/docs/getting-started/deploy',
  '/docs/deployment': '/docs/getting-started/deploy',
  '/configuration': '/docs/getting-started/configuration',
  '/docs/configuration': '/docs/getting-started/configuration',

  '/alerts': '/docs/alerts',
  '/docs/dashboards': '/docs/dashboards/overview',
  '/docs/integrations': '/docs/integrations/overview',
  '/docs/providers-services': '/docs/providers-services/overview',
  '/docs/webhooks': '/docs/alerts/custom-alerts',
  '/docs/reset-password': '/docs/user-management/register-login#forgot-password',

  '/upgrade': '/docs/operations/upgrade',
  '/docs/upgrade': '/docs/operations/upgrade',
  '/changelog': '/docs/operations/later-releases#what-changed-after-v0053',
  '/troubleshooting': '/docs/troubleshooting',
  '/api': '/docs/reference/rest-api',
  '/docs/api': '/docs/reference/rest-api',
};

/** URLs that pages had before they were renamed or merged. */
const formerUrls: Readonly<Record<string, string>> = {
  '/docs/recipes': '/docs/troubleshooting',
  '/docs/advanced': '/docs/advanced/actions',
};

/**
 * Every path that redirects: permanent paths without `/docs`, guesses, and former URLs. The redirect pages and the rules
 * for servers are made from this list.
 */
export const redirects: readonly Redirect[] = [
  ...permanentRoutes
    .filter((route) => route.startsWith('/docs/'))
    .map((route) => ({from: route.slice('/docs'.length), to: route})),
  ...Object.entries({...guesses, ...formerUrls}).map(([from, to]) => ({from, to})),
];

/**
 * Parts of URLs that only the documentation of later releases has, and the closest pages on this site. Only the
 * not-found page uses them.
 */
export const laterNames: Readonly<Record<string, string>> = {
  ...leadTo('/docs/reference/not-supported#other-alert-sources', ['uptime-kuma', 'zabbix']),
  ...leadTo('/docs/reference/not-supported#alert-history', ['alert-history']),
  ...leadTo('/docs/reference/not-supported#later-releases', [
    'silences',
    'silence',
    'mute-policies',
    'oncall',
    'on-call',
    'insights',
    'enrichments',
    'enrichment',
  ]),
  ...leadTo('/docs/alerts/custom-alerts', ['custom-alerts']),
  ...leadTo('/docs/alerts/adding-alerts#add-google-cloud-alerts', ['gcp']),
};

function leadTo(target: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, target]));
}
