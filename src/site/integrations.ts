/** What the console integrates with: the only such list, used by the footer and the home page. */
interface Integration {
  readonly id: string;
  readonly name: string;
  /** Doc ID of the page that describes it. */
  readonly docId: string;
  /** What it's good for, as a short clause. */
  readonly gives: string;
  /** Left out of the footer. */
  readonly homeOnly?: true;
}

export const integrations = [
  {
    id: 'grafana',
    name: 'Grafana',
    docId: 'integrations/grafana',
    gives: 'Alerts in the console, and links to dashboards that share a tag with a service',
  },
  {
    id: 'kibana',
    name: 'Kibana',
    docId: 'integrations/kibana',
    gives: 'Links to Kibana dashboards that share a tag with a service',
  },
  {
    id: 'docker',
    name: 'Docker',
    docId: 'providers-services/services/container-services',
    gives: "A server's containers with their state and error lines, and buttons to start, stop, and restart",
  },
  {
    id: 'kubernetes',
    name: 'Kubernetes',
    docId: 'providers-services/providers/kubernetes-provider',
    gives: "A cluster's Deployments with their pods and logs, and buttons that restart the pods",
  },
  {
    id: 'systemd',
    name: 'Systemd',
    docId: 'providers-services/services/systemd-services',
    gives: "A server's units with their state and journal, and buttons to start, stop, and restart",
  },
  {
    id: 'datadog',
    name: 'Datadog',
    docId: 'integrations/datadog',
    gives: "Links to Datadog dashboards with a service's tag in their title",
  },
  {
    id: 'googleCloud',
    name: 'Google Cloud',
    docId: 'alerts/adding-alerts',
    gives: 'Alerts from Cloud Monitoring in the console',
    homeOnly: true,
  },
] as const satisfies readonly Integration[];

export type IntegrationId = (typeof integrations)[number]['id'];
