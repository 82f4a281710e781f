import type {ReactNode} from 'react';

/** Stands in for a form that does nothing without JavaScript, and that `data-control` hides then. */
export default function WithoutScripts({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <p hidden data-without-scripts="" data-unsearched="">
      {children}
    </p>
  );
}
