import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {dividedPage} from './plugins/sidebar/divided';
import {sidebarId} from './src/site/docs';
import {product} from './src/site/product';

/** The page of a category that has no overview of its own: its pages, with a sentence about each. */
function generatedIndex(slug: string, description: string) {
  return {type: 'generated-index' as const, slug, description};
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
      label: 'Operations',
      link: generatedIndex(
        '/operations',
        `Keep an installation of ${product.name} safe and current: harden it, put it behind TLS, back it up, monitor it, upgrade it, or move it.`,
      ),
      items: [
        'operations/hardening',
        'operations/security-review',
        'operations/reverse-proxy-tls',
        'operations/backup-restore',
        'operations/restore',
        'recipes/monitor-the-console',
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
      label: 'Troubleshooting',
      link: generatedIndex(
        '/troubleshooting',
        "Find out what's wrong: start from a symptom, look up a message, or check whether it's a known issue that has a workaround.",
      ),
      items: [
        'recipes/console-does-not-load',
        'recipes/status-looks-wrong',
        'recipes/service-vanished',
        'recipes/alert-missing',
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
            ),
            dividedPage(
              'reference/error-messages/api',
              'Messages from the API',
              'Every error that the REST API returns, with its status code, its causes, and how to fix the request.',
            ),
            dividedPage(
              'reference/error-messages/log',
              'Messages in the backend log',
              'What each line in the log of the backend means, and how to find the reason that follows it.',
            ),
            dividedPage(
              'reference/error-messages/hosts',
              'Messages from hosts and networks',
              `What other programs report when ${product.name} fails, from SSH and Docker to proxies and browsers.`,
            ),
          ],
        },
        dividedPage(
          'reference/known-issues',
          'Known issues',
          `What doesn't work or surprises people in ${product.release}, with a workaround for each.`,
        ),
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
            'recipes/add-many-hosts',
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
        'advanced/actions',
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
        `Bring alerts from Grafana, Google Cloud, and your own scripts into ${product.name}, link them to services, and respond to what's wrong.`,
      ),
      items: [
        'alerts/adding-alerts',
        'alerts/custom-alerts',
        'alerts/test-an-alert',
        'alerts/alert-management',
        'recipes/alert-to-restart',
        'advanced/incident-response',
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
      label: 'User management',
      link: generatedIndex(
        '/user-management',
        `Create the first admin of ${product.name}, sign in, reset passwords, add users with the right roles, and see in the audit log who did what.`,
      ),
      items: ['user-management/register-login', 'user-management/admin-panel', 'user-management/audit-logs'],
    },
    {
      type: 'category',
      label: 'Reference',
      link: generatedIndex(
        '/reference',
        `Look up the endpoints of the REST API, how ${product.name} works inside, the features that it doesn't have, and the terms that it uses.`,
      ),
      items: [
        dividedPage(
          'reference/rest-api',
          'REST API',
          'Every endpoint, with its role, body, responses, messages, and a command that you can copy.',
        ),
        'advanced/technical-specifications',
        'reference/not-supported',
        'reference/glossary',
      ],
    },
    'development',
    {
      type: 'category',
      label: 'Legal',
      link: generatedIndex(
        '/legal',
        'What this site stores in your browser and sends to others, and how accessible it is to readers with disabilities.',
      ),
      items: ['legal/privacy', 'legal/accessibility'],
    },
  ],
};

export default sidebars;
