import {type Page} from '@playwright/test';

/** Everything that a page requests from now on: each URL, followed by the body, if any. @returns a list that grows */
export function recordRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  return requests;
}
