import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** The sentence about how many results a query has. */
export function useResultCount(): (total: number, query: string) => string {
  const {selectMessage} = usePluralForm();
  return (total, query) => {
    const message = selectMessage(
      total,
      translate({
        id: 'search.modal.resultCount',
        message: 'One result for "{query}"|{count} results for "{query}"',
        description: 'Said when results are shown; one form per plural form, separated by a bar',
      }),
    );
    // Filled in last: a bar in the query isn't a separator between plural forms.
    return message.replace('{count}', String(total)).replace('{query}', () => query);
  };
}
