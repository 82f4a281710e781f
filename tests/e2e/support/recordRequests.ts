import {type Page} from '@playwright/test';

/** Everything that a page requests from now on: method, URL, and body. @returns a list that grows */
export function recordRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  return requests;
}

/** Which of them do more than read from the site, or from a file that the page has created. */
export function foreignRequests(requests: readonly string[], baseURL: string | undefined): readonly string[] {
  const own = new URL(baseURL ?? '').origin;
  return requests.filter(
    (request) => !request.startsWith(`GET ${own}`) && !request.startsWith(`GET blob:${own}`),
  );
}
