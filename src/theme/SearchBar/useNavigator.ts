import {useMemo} from 'react';
import type {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';

type Navigator = NonNullable<React.ComponentProps<typeof DocSearchModal>['navigator']>;

/** Enter opens a page of the site without loading it anew; pages elsewhere are left to the browser. */
export function useNavigator(): Navigator {
  const history = useHistory();
  const {externalUrlRegex} = useAlgoliaThemeConfig().algolia;
  return useMemo(
    () => ({
      navigate({itemUrl}) {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) {
          window.location.assign(itemUrl);
        } else {
          history.push(itemUrl);
        }
      },
    }),
    [history, externalUrlRegex],
  );
}
