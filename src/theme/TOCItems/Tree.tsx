// Replaces: @theme/TOCItems/Tree (3.10.2).
// Change: the list is one piece of HTML, not a link of the framework per heading. The browser follows links to headings
// by itself, and React has nothing to hydrate in it: pages such as the list of error messages have hundreds of headings.
import {memo, type ReactNode} from 'react';
import type {Props} from '@theme/TOCItems/Tree';
import {tocHtml} from './tocHtml';

function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  return toc.length > 0 ? (
    <ul className={className} dangerouslySetInnerHTML={{__html: tocHtml(toc, linkClassName)}} />
  ) : null;
}

export default memo(TOCItemTree);
