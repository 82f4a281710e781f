import type {ComponentProps, ReactNode} from 'react';

/**
 * Wraps a component that keeps state or handles events, so a page that contains it is hydrated even when a reader opens
 * the page directly. Everything else on a page stays as the server rendered it.
 */
export default function Interactive(props: ComponentProps<'div'>): ReactNode {
  return <div data-interactive="" {...props} />;
}
