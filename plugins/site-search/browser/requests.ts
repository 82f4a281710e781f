import type {CustomPostParams, RecommendationsParams, SearchMethodParams, SearchRequest} from './client';
import {requireParameter} from './errors';

/**
 * Brings both forms of `search` to one: parameters flat in each request.
 *
 * @throws Error with the message of `algoliasearch` when the parameters or the requests are missing (row 80)
 */
export function readRequests(params: SearchMethodParams | undefined): readonly SearchRequest[] {
  requireParameter('searchMethodParams', 'search', params);
  const requests = params && 'requests' in params ? params.requests : params;
  requireParameter('searchMethodParams.requests', 'search', Array.isArray(requests) ? requests : undefined);
  return (requests ?? []).map((request) => {
    if (!('params' in request)) {
      return request;
    }
    const {params: nested, ...rest} = request;
    return {...rest, ...nested};
  });
}

/** @throws Error without a path (row 79) */
export function requireCustomPost(params: CustomPostParams | undefined): void {
  requireParameter('path', 'customPost', params?.path);
}

/** @throws Error without requests (row 90) */
export function requireRecommendations(params: RecommendationsParams | undefined): void {
  requireParameter('getRecommendationsParams', 'getRecommendations', params);
  requireParameter('getRecommendationsParams.requests', 'getRecommendations', params?.requests);
}
