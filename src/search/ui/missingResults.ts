import {filledIssueForm} from '@site/src/site/issues';
import {wellFormed} from '@site/src/site/limitText';

/** URL of a new issue in the source repository that names the query and the words that weren't found. */
export function missingResultsUrl(query: string, unknownWords: readonly string[]): string {
  return filledIssueForm(
    `Documentation search finds nothing for "${wellFormed(query)}"`,
    [
      'What I was looking for:\n',
      'The page that should have been found, if I know it:\n',
      ...(unknownWords.length > 0
        ? [`Words that no page has: ${wellFormed(unknownWords.join(', '))}\n`]
        : []),
    ].join('\n'),
  );
}
