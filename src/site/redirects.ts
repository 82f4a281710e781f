import {permanentRoutes} from './permanentRoutes';

/** Paths that have no page of their own, and the one right page for each. Both are below the base path. */
type Redirects = Readonly<Record<string, string>>;

const withoutDocs: Redirects = Object.fromEntries(
  permanentRoutes
    .filter((route) => route.startsWith('/docs/'))
    .map((route) => [route.slice('/docs'.length), route]),
);

/**
 * The guesses that readers make most often, and those for which the not-found page would suggest nothing useful. Other
 * guesses aren't here, because that page searches for the words of the URL.
 */
const guesses: Redirects = {
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
const formerUrls: Redirects = {
  '/docs/recipes': '/docs/troubleshooting',
  '/docs/advanced': '/docs/advanced/actions',
};

/** @throws Error naming a path that's in two lists */
function combine(...lists: readonly Redirects[]): Redirects {
  return lists.reduce((all, list) => {
    const repeated = Object.keys(list).find((path) => path in all);
    if (repeated !== undefined) {
      throw new Error(`${repeated} redirects twice: remove that URL from src/site/redirects.ts.`);
    }
    return {...all, ...list};
  });
}

/**
 * Every path that redirects: permanent paths without `/docs`, guesses, and former URLs. A target has a hash if a section
 * is meant. The redirect pages and the rules for servers are made from this list.
 */
export const redirects = combine(withoutDocs, guesses, formerUrls);

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
