/** Whether the browser keeps what a reader sees in place while something is inserted above it. */
export function hasScrollAnchoring(): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}
