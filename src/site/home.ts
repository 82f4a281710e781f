/** What the home page links to. */
export interface HomeCard {
  readonly title: string;
  readonly text: string;
  readonly docId: string;
}

/** Who the console is for, what they get, and on which terms. */
export const pitch = {
  audience:
    "For small teams that run containers, systemd units, and Kubernetes Deployments: see them all on one page, read their logs and alerts, and restart what's stuck.",
  terms: 'Free and open source (AGPL-3.0), and an early release: expect rough edges',
} as const;

/** Where a reader with a new machine goes, in this order. */
export const firstSteps: readonly HomeCard[] = [
  {
    title: 'Run the console',
    text: 'Paste one block, and it runs with Docker Compose: secrets, volumes, and checks included.',
    docId: 'getting-started/quick-start',
  },
  {
    title: 'Add a server or a cluster',
    text: 'Store an SSH key or a kubeconfig, test the connection, and choose the services to watch.',
    docId: 'providers-services/providers/add-provider',
  },
  {
    title: 'Receive alerts',
    text: 'Connect Grafana or Google Cloud, or post alerts of your own, and see them next to the service.',
    docId: 'alerts/adding-alerts',
  },
];

/** One card for each section of the docs. */
export const sections: readonly HomeCard[] = [
  {
    title: 'Introduction',
    text: "What the console does and what it doesn't, and the page for each task.",
    docId: 'intro',
  },
  {
    title: 'Getting started',
    text: 'Requirements, every way to install, and every setting.',
    docId: 'getting-started/system-requirements',
  },
  {
    title: 'Providers and services',
    text: 'Servers and clusters, and the containers, systemd units, and Deployments on them.',
    docId: 'providers-services/overview',
  },
  {
    title: 'Dashboards',
    text: 'Filter, save views, and read the details of a service.',
    docId: 'dashboards/overview',
  },
  {
    title: 'Alerts',
    text: 'Where alerts come from and how to work through them.',
    docId: 'alerts/alert-management',
  },
  {
    title: 'Integrations',
    text: 'Grafana, Kibana, and Datadog, linked to what runs on your hosts.',
    docId: 'integrations/overview',
  },
  {
    title: 'User management',
    text: 'The first admin, roles, passwords, and the audit log.',
    docId: 'user-management/register-login',
  },
  {
    title: 'Recipes',
    text: 'From a symptom to its cause, or from a goal to the result, step by step.',
    docId: 'recipes/alert-to-restart',
  },
  {
    title: 'Operations',
    text: 'Secure the installation, put it behind TLS, back it up, upgrade it, and move it.',
    docId: 'operations/hardening',
  },
  {
    title: 'Advanced',
    text: 'Actions, incident response, and the architecture.',
    docId: 'advanced/technical-specifications',
  },
  {
    title: 'Reference',
    text: 'Error messages, REST API, known issues, and glossary.',
    docId: 'reference/error-messages/index',
  },
];
