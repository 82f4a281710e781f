import {filledIssueForm} from '@site/src/site/issues';

/** URL of a new issue in the source repository that names the query. */
export function missingResultsUrl(query: string): string {
  return filledIssueForm(
    `Documentation search finds nothing for "${query}"`,
    'What I was looking for:\n\nThe page that should have been found, if I know it:\n',
  );
}
