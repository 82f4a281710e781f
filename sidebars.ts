import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {sidebarId} from './src/site/navigation';

/** The one sidebar, grouped the way readers look for things. A category's label is the first level of a search hit. */
const sidebars: SidebarsConfig = {
  [sidebarId]: [
    'intro',
    'core-features',
    'comparison',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/quick-start',
        'getting-started/system-requirements',
        'getting-started/deploy',
        'getting-started/other-ways-to-install',
        'getting-started/configuration',
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
          items: [
            'providers-services/providers/add-provider',
            'providers-services/providers/server-provider',
            'providers-services/providers/kubernetes-provider',
          ],
        },
        {
          type: 'category',
          label: 'Services',
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
      items: ['alerts/adding-alerts', 'alerts/custom-alerts', 'alerts/alert-management'],
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
      items: ['user-management/register-login', 'user-management/admin-panel', 'user-management/audit-logs'],
    },
    {
      type: 'category',
      label: 'Operations',
      items: [
        'operations/hardening',
        'operations/reverse-proxy-tls',
        'operations/backup-restore',
        'operations/upgrade',
        'operations/uninstall-move',
      ],
    },
    {
      type: 'category',
      label: 'Advanced',
      items: ['advanced/actions', 'advanced/incident-response', 'advanced/technical-specifications'],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        {
          type: 'category',
          label: 'Error messages',
          link: {type: 'doc', id: 'reference/error-messages/index'},
          items: [
            'reference/error-messages/console',
            'reference/error-messages/api',
            'reference/error-messages/log',
            'reference/error-messages/hosts',
          ],
        },
        'reference/rest-api',
        'reference/known-issues',
        'reference/glossary',
      ],
    },
    'development',
    'legal/privacy',
    'legal/accessibility',
  ],
};

export default sidebars;
