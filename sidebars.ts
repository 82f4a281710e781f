import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {product} from './src/site/product';
import {sidebarId} from './src/site/docs';

/** The page of a category that has no overview of its own: its pages, with a sentence about each. */
function generatedIndex(slug: string, description: string) {
  return {type: 'generated-index' as const, slug, description};
}

/** A page that lists the entries of several others, which are below it. */
function dividedPage(id: string, label: string, description: string, parts: readonly string[]) {
  return {
    type: 'category' as const,
    label,
    description,
    link: {type: 'doc' as const, id},
    items: parts.map((part) => `${id}/${part}`),
  };
}

/** The one sidebar, grouped the way readers look for things. A category's label is the first level of a search hit. */
const sidebars: SidebarsConfig = {
  [sidebarId]: [
    'intro',
    'core-features',
    'comparison',
    {
      type: 'category',
      label: 'Getting started',
      link: generatedIndex(
        '/getting-started',
        `Install ${product.name} and get your team signed in: what it needs, a quick start, ways to install it, and all of its settings.`,
      ),
      collapsed: false,
      items: [
        'getting-started/quick-start',
        'getting-started/system-requirements',
        'getting-started/deploy',
        'getting-started/builder',
        'getting-started/other-ways-to-install',
        'getting-started/configuration',
        'getting-started/check-configuration',
      ],
    },
    {
      type: 'category',
      label: 'Providers and services',
      link: {type: 'doc', id: 'providers-services/overview'},
      items: [
        {
          type: 'category',
          label: 'Providers',
          link: generatedIndex(
            '/providers-services/providers',
            `Connect ${product.name} to what you run: servers that it reaches over SSH, and Kubernetes clusters that it reaches with a kubeconfig.`,
          ),
          items: [
            'providers-services/providers/add-provider',
            'providers-services/providers/server-provider',
            'providers-services/providers/kubernetes-provider',
            'providers-services/providers/least-privilege',
          ],
        },
        {
          type: 'category',
          label: 'Services',
          link: generatedIndex(
            '/providers-services/services',
            `Choose what ${product.name} watches on your servers and clusters, then start, stop, and restart it: containers, systemd units, and pods.`,
          ),
          items: [
            'providers-services/services/add-services',
            'providers-services/services/systemd-services',
            'providers-services/services/container-services',
            'providers-services/services/kubernetes-pods',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Dashboards',
      link: {type: 'doc', id: 'dashboards/overview'},
      items: [
        'dashboards/creating-dashboards',
        'dashboards/saving-views',
        'dashboards/service-menu',
        'dashboards/tv-mode',
      ],
    },
    {
      type: 'category',
      label: 'Alerts',
      link: generatedIndex(
        '/alerts',
        `Bring alerts from Grafana, Google Cloud, and your own scripts into ${product.name}, link them to services, and work through them.`,
      ),
      items: [
        'alerts/adding-alerts',
        'alerts/custom-alerts',
        'alerts/test-an-alert',
        'alerts/alert-management',
      ],
    },
    {
      type: 'category',
      label: 'Integrations',
      link: {type: 'doc', id: 'integrations/overview'},
      items: ['integrations/grafana', 'integrations/kibana', 'integrations/datadog'],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: generatedIndex(
        '/recipes',
        "Step-by-step solutions for what happens most: something doesn't load, a status looks wrong, an alert is missing, or there are many hosts to add.",
      ),
      items: [
        'recipes/alert-to-restart',
        'recipes/console-does-not-load',
        'recipes/status-looks-wrong',
        'recipes/service-vanished',
        'recipes/alert-missing',
        'recipes/add-many-hosts',
        'recipes/monitor-the-console',
      ],
    },
    {
      type: 'category',
      label: 'User management',
      link: generatedIndex(
        '/user-management',
        `Create the first admin of ${product.name}, sign in, reset passwords, add users with the right roles, and see in the audit log who did what.`,
      ),
      items: ['user-management/register-login', 'user-management/admin-panel', 'user-management/audit-logs'],
    },
    {
      type: 'category',
      label: 'Operations',
      link: generatedIndex(
        '/operations',
        `Keep an installation of ${product.name} safe and current: harden it, put it behind TLS, back it up, upgrade it, move it, or remove it.`,
      ),
      items: [
        'operations/hardening',
        'operations/reverse-proxy-tls',
        'operations/backup-restore',
        'operations/restore',
        'operations/which-release',
        'operations/upgrade',
        'operations/roll-back',
        'operations/later-releases',
        'operations/change-installation',
        'operations/uninstall-move',
      ],
    },
    {
      type: 'category',
      label: 'Advanced',
      link: generatedIndex(
        '/advanced',
        `Run your own scripts and HTTP requests from ${product.name}, work through an incident on call, and read how the product works inside.`,
      ),
      items: ['advanced/actions', 'advanced/incident-response', 'advanced/technical-specifications'],
    },
    {
      type: 'category',
      label: 'Reference',
      link: generatedIndex(
        '/reference',
        `Look up the error messages of ${product.name}, the endpoints of its API, its known issues, the features that it doesn't have, and its terms.`,
      ),
      items: [
        {
          type: 'category',
          label: 'Error messages',
          link: {type: 'doc', id: 'reference/error-messages/index'},
          description:
            'Start from the symptom, or paste a message or a log to read what it means, its causes, and what to do.',
          items: [
            dividedPage(
              'reference/error-messages/console',
              'Messages in the console',
              'What each message in the console means, why it appears, and what to do about it.',
              [
                'opening',
                'sign-in',
                'password-reset',
                'users',
                'secrets',
                'audit-log-fields',
                'provider-forms',
                'test-connection',
                'import-providers',
                'providers-page',
                'add-service',
                'dashboard',
                'service-details',
                'alerts',
                'integrations',
                'actions',
                'tv-mode',
              ],
            ),
            dividedPage(
              'reference/error-messages/api',
              'Messages from the API',
              'Every error that the REST API returns, with its status code, its causes, and how to repair the request.',
              ['access', 'invalid-requests', 'not-found', 'server-errors'],
            ),
            dividedPage(
              'reference/error-messages/log',
              'Messages in the backend log',
              'What each line in the log of the backend means, and how to find the reason that follows it.',
              ['start', 'refresh', 'running', 'alerts-and-integrations', 'actions', 'users-and-secrets'],
            ),
            dividedPage(
              'reference/error-messages/hosts',
              'Messages from hosts and networks',
              `What other programs report when ${product.name} fails, from SSH and Docker to proxies and browsers.`,
              [
                'network',
                'ssh',
                'docker',
                'docker-state',
                'systemd',
                'kubernetes',
                'database',
                'node',
                'tls',
                'mail',
                'nginx',
                'browser',
              ],
            ),
          ],
        },
        dividedPage(
          'reference/rest-api',
          'REST API',
          'Every endpoint, with its role, body, responses, messages, and a command that you can copy.',
          [
            'health',
            'users',
            'providers',
            'services',
            'tags',
            'custom-fields',
            'custom-actions',
            'integrations',
            'alerts',
            'views',
            'secrets',
            'audit',
            'objects',
          ],
        ),
        dividedPage(
          'reference/known-issues',
          'Known issues',
          `What doesn't work or surprises people in ${product.release}, with a workaround for each.`,
          [
            'installation',
            'security',
            'providers',
            'services',
            'kubernetes',
            'dashboard',
            'alerts',
            'integrations',
            'actions',
            'users',
            'mail',
            'console',
            'api',
          ],
        ),
        'reference/not-supported',
        'reference/glossary',
      ],
    },
    'development',
    'legal/privacy',
    'legal/accessibility',
  ],
};

export default sidebars;
