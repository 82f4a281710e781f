// Wraps: @theme/DocTagDocListPage.
// Change: search engines leave out the list of pages with a tag, which contains nothing that the pages don't.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocTagDocListPage';
import Original from '@theme-original/DocTagDocListPage';
import NotForSearchEngines from '@site/src/components/ui/NotForSearchEngines';

export default function DocTagDocListPage(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      <NotForSearchEngines />
    </>
  );
}
