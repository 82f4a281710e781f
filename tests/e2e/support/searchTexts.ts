/** What a reader is told when a search reaches nothing, in the modal and on the search page. */
export const errorText = 'Unable to fetch results';
export const helpText = 'You might want to check your network connection.';

/** What a reader is told when the hosted service responds that it won't search, by the status of its response. */
export const refusals = [
  {status: 403, title: 'The search service refused the search', help: 'have to renew its access'},
  {status: 404, title: 'The search service refused the search', help: 'have to renew its access'},
  {
    status: 429,
    title: 'The search service has reached its limit',
    help: 'Try again in a few minutes',
  },
] as const;
