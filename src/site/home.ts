import {docPath} from './docs';

/** A page as cards show it. */
export interface PageCard {
  readonly title: string;
  readonly text: string;
  /** Where it leads, as `Link` takes it: with or without the base path. */
  readonly to: string;
}

/** Who the console is for, what they get, and under which terms. */
export const pitch = {
  audience:
    "For small teams that run containers, systemd units, and Kubernetes Deployments: see them all on one page, read their logs and alerts, and restart what's stuck.",
  terms: 'Free and open source (AGPL-3.0), and an early release: expect rough edges',
} as const;

/** Where a reader with a new machine goes, in order. */
export const firstSteps: readonly PageCard[] = [
  {
    title: 'Run the console',
    text: 'Paste one block, and it runs with Docker Compose: secrets, volumes, and checks included.',
    to: docPath('getting-started/quick-start'),
  },
  {
    title: 'Add a server or a cluster',
    text: 'Store an SSH key or a kubeconfig, test the connection, and choose the services to watch.',
    to: docPath('providers-services/providers/add-provider'),
  },
  {
    title: 'Receive alerts',
    text: 'Connect Grafana or Google Cloud, or post your own alerts, and see them next to the service.',
    to: docPath('alerts/adding-alerts'),
  },
];

/** One card for each category of the sidebar, which opens the page of that category. */
export const sections: readonly PageCard[] = [
  {
    title: 'Getting started',
    text: 'Requirements, every way to install, and every setting.',
    to: '/docs/getting-started',
  },
  {
    title: 'Operations',
    text: 'Harden the installation, back it up, monitor it, and upgrade it.',
    to: '/docs/operations',
  },
  {
    title: 'Troubleshooting',
    text: 'Start from a symptom or a message, or look up a known issue.',
    to: '/docs/troubleshooting',
  },
  {
    title: 'Providers and services',
    text: 'Servers and clusters, what runs on them, and your own scripts as actions.',
    to: docPath('providers-services/overview'),
  },
  {
    title: 'Dashboards',
    text: 'Filter, save views, and read the details of a service.',
    to: docPath('dashboards/overview'),
  },
  {
    title: 'Alerts',
    text: 'Connect sources, work through alerts, and handle incidents.',
    to: '/docs/alerts',
  },
  {
    title: 'Integrations',
    text: 'Grafana, Kibana, and Datadog, linked to what runs on your hosts.',
    to: docPath('integrations/overview'),
  },
  {
    title: 'User management',
    text: 'The first admin, roles, passwords, and the audit log.',
    to: '/docs/user-management',
  },
  {
    title: 'Reference',
    text: 'REST API, architecture, missing features, and glossary.',
    to: '/docs/reference',
  },
];
