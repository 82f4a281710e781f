/** Stands for `@mdx-js/react`, from which the compiled pages ask for their components. */
import MDXComponents from '@theme/MDXComponents';

export function useMDXComponents(): typeof MDXComponents {
  return MDXComponents;
}
