import {product} from './product';

/** The form for a new issue in the product's repository. */
export const issueForm = `${product.repositoryUrl}/issues/new`;

/** The address of the form, filled in so far. Nothing is sent before the reader does it. */
export function filledIssueForm(title: string, body: string): string {
  const url = new URL(issueForm);
  url.searchParams.set('title', title);
  url.searchParams.set('body', body);
  return url.href;
}
