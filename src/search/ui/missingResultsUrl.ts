import {wellFormed} from './wellFormed';
import {product} from '@site/src/site/product';

/** Address of a new issue in the source repository that names the query. */
export function missingResultsUrl({query}: {readonly query: string}): string {
  const url = new URL(`${product.repositoryUrl}/issues/new`);
  url.searchParams.set('title', `Documentation search finds nothing for "${wellFormed(query)}"`);
  url.searchParams.set(
    'body',
    'What I was looking for:\n\nThe page that should have been found, if I know it:\n',
  );
  return url.href;
}
