/** What a right is needed for. Each is a choice of the reader's, except `status` and `details`. */
export type ClusterFeature = 'status' | 'details' | 'address' | 'logs' | 'restart';

/** A kind of request that the backend sends to a cluster's API server. */
export interface ClusterRequest {
  readonly feature: ClusterFeature;
  readonly verb: 'get' | 'list' | 'delete';
  readonly resource: 'deployments' | 'pods' | 'pods/log' | 'services';
  /** `cluster`: where one namespace refuses the request, the whole refresh fails. */
  readonly reach: 'cluster' | 'namespace';
  readonly purpose: string;
  /** What readers see without the right, in Markdown. */
  readonly without: string;
}

/** Every kind of request to a cluster, compared with `tests/facts/cluster-requests.tsv`. */
export const clusterRequests: readonly ClusterRequest[] = [
  {
    feature: 'status',
    verb: 'list',
    resource: 'deployments',
    reach: 'cluster',
    purpose: 'Find Deployments, and refresh them every 10 seconds',
    without: '`Failed to load containers`, and no refresh',
  },
  {
    feature: 'status',
    verb: 'list',
    resource: 'pods',
    reach: 'cluster',
    purpose: 'Work out the status of each Deployment',
    without: '`Failed to load containers`, and no refresh',
  },
  {
    feature: 'details',
    verb: 'get',
    resource: 'deployments',
    reach: 'namespace',
    purpose: "Find a Deployment's pods, for the details panel, logs, and restarts",
    without: 'No pods, no logs, and no restarts',
  },
  {
    feature: 'address',
    verb: 'get',
    resource: 'services',
    reach: 'namespace',
    purpose: 'Look for a Service with the same name',
    without: '**Service IP** may show `unknown`',
  },
  {
    feature: 'address',
    verb: 'list',
    resource: 'services',
    reach: 'namespace',
    purpose: 'Look for a Service with the same labels',
    without: '**Service IP** may show `unknown`',
  },
  {
    feature: 'logs',
    verb: 'get',
    resource: 'pods/log',
    reach: 'namespace',
    purpose: 'Read the logs of each pod',
    without: '**Service Logs** stays empty',
  },
  {
    feature: 'restart',
    verb: 'delete',
    resource: 'pods',
    reach: 'namespace',
    purpose: '**Start**, **Stop**, and **Restart**, which all delete the pods',
    without: 'The three buttons fail',
  },
];
