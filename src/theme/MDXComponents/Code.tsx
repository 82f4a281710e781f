// Replaces: @theme/MDXComponents/Code of 3.10.2.
// Change: only code within a line. Blocks are already static HTML (plugins/markdown/code-blocks), and the upstream
// component would load the highlighter and its grammars.
import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode({children, ...props}: Props): ReactNode {
  return <CodeInline {...props}>{children}</CodeInline>;
}
