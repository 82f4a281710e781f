import type {ReactNode} from 'react';

export interface Props {
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** One option of `<Tabs>`, which reads these properties and renders the tab and its panel. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
