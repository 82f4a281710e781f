import {product} from './product';

/** The form for a new issue in the product's repository. */
export const issueForm = `${product.repositoryUrl}/issues/new`;

/** The URL of the form with a title and a body already filled in. Nothing is sent until the reader submits it. */
export function filledIssueForm(title: string, body: string): string {
  const url = new URL(issueForm);
  url.searchParams.set('title', title);
  url.searchParams.set('body', body);
  return url.href;
}
