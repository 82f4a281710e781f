// Replaces: @theme/ContentVisibility of 3.10.2.
// Change: shows nothing. Upstream's banners are for drafts and unlisted pages, and the front matter of a page can't make it
// either (`plugins/markdown/front-matter`).
import type {ReactNode} from 'react';

export default function ContentVisibility(): ReactNode {
  return null;
}
