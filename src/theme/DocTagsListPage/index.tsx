// Wraps: @theme/DocTagsListPage.
// Change: search engines leave out the list of tags, which contains nothing that the pages don't.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocTagsListPage';
import Original from '@theme-original/DocTagsListPage';
import NotForSearchEngines from '@site/src/components/ui/NotForSearchEngines';

export default function DocTagsListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <NotForSearchEngines />
    </>
  );
}
