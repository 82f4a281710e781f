import {Children, isValidElement, type ReactNode} from 'react';

interface HitParts {
  readonly icon: ReactNode;
  /** The buttons of a stored search; an arrow for a result. */
  readonly actions: ReactNode;
}

/**
 * Takes DocSearch's own drawing of a hit apart. Its first child is the icon, its last the actions; the texts
 * between them are HTML, and ours replace them.
 */
export function hitParts(children: ReactNode): HitParts {
  const [container] = Children.toArray(children);
  if (!isValidElement<{readonly children?: ReactNode}>(container)) {
    return {icon: null, actions: null};
  }
  const parts = Children.toArray(container.props.children);
  return {icon: parts[0] ?? null, actions: parts.length > 1 ? parts.at(-1) : null};
}
