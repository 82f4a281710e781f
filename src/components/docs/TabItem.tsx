import type {ReactNode} from 'react';

export interface Props {
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** One way of `<Tabs>`, which reads these properties and draws tab and panel. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
