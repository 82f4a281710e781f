import type {CustomPostParams, RecommendationsParams, SearchMethodParams, SearchRequest} from './client';
import {requireParameter} from './errors';

/**
 * Brings both forms of `search` to one: parameters flat in each request.
 *
 * @throws Error with the message of `algoliasearch` when the parameters or the requests are missing
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

/** @throws Error without a path */
export function requireCustomPost(params: CustomPostParams | undefined): void {
  requireParameter('path', 'customPost', params?.path);
}

/** @throws Error without requests */
export function requireRecommendations(params: RecommendationsParams | undefined): void {
  requireParameter('getRecommendationsParams', 'getRecommendations', params);
  requireParameter('getRecommendationsParams.requests', 'getRecommendations', params?.requests);
}
