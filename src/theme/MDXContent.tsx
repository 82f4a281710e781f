// Replaces: @theme/MDXContent of 3.10.2. Change: only its children. Pages themselves import what authors may use
// (`plugins/static-docs/provider`), so it loads with the code of a page and not with every page.
import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXContent';

export default function MDXContent({children}: Props): ReactNode {
  return children;
}
