/** Replaces `@mdx-js/react`, from which the compiled pages get their components. */
import MDXComponents from '@theme/MDXComponents';

export function useMDXComponents(): typeof MDXComponents {
  return MDXComponents;
}
