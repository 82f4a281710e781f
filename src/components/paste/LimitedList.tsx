import type {ReactNode} from 'react';

/** More than anybody reads one by one. Thousands would keep the page busy for half a minute. */
const mostListed = 100;

interface Props<Item> {
  readonly as: 'ol' | 'ul';
  readonly items: readonly Item[];
  readonly className?: string | undefined;
  /** An item, with its key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** The first items of a list that may be long, and how many there are. */
export default function LimitedList<Item>({as: List, items, className, children}: Props<Item>): ReactNode {
  return (
    <>
      <List className={className}>{items.slice(0, mostListed).map(children)}</List>
      {items.length > mostListed && (
        <p className="margin-top--md">
          Only the first {mostListed} of {items.length.toLocaleString('en')} are listed.
        </p>
      )}
    </>
  );
}
