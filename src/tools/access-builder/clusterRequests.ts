/** A kind of request that the backend sends to a cluster's API server. */
export interface ClusterRequest {
  /** The reader's choice that requires it; without one, every account needs it. */
  readonly feature?: 'addresses' | 'logs' | 'restart';
  readonly verb: 'get' | 'list' | 'delete';
  readonly resource: 'deployments' | 'pods' | 'pods/log' | 'services';
  /** `cluster`: if one namespace rejects the request, the whole refresh fails. */
  readonly reach: 'cluster' | 'namespace';
}

/** Every kind of request to a cluster, in the order of the rules, compared with `tests/facts/cluster-requests.tsv`. */
export const clusterRequests: readonly ClusterRequest[] = [
  {verb: 'get', resource: 'deployments', reach: 'namespace'},
  {verb: 'list', resource: 'deployments', reach: 'cluster'},
  {verb: 'list', resource: 'pods', reach: 'cluster'},
  {feature: 'restart', verb: 'delete', resource: 'pods', reach: 'namespace'},
  {feature: 'logs', verb: 'get', resource: 'pods/log', reach: 'namespace'},
  {feature: 'addresses', verb: 'get', resource: 'services', reach: 'namespace'},
  {feature: 'addresses', verb: 'list', resource: 'services', reach: 'namespace'},
];
