import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The page of the docs that a reader opens first keeps the text that the server built: the browser neither loads that
 * text a second time as code nor hydrates it. Pages that the reader goes on to are drawn by React as ever. What loads
 * the text is in the registry that `plugins/page-chunks` writes.
 */
export default function staticContent({siteDir}: LoadContext): Plugin {
  return {
    name: 'static-content',
    configureWebpack() {
      const provider = path.join(siteDir, 'src/theme/MDXComponents/provider.ts');
      return {resolve: {alias: {'@mdx-js/react': provider}}};
    },
  };
}
