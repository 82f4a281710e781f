// Wraps: @theme/NavbarItem.
// Change: an item of an unknown type is named in full. Upstream does that in the browser only; in a build the
// reader of the log sees the bare type (audit row 81).
import type {ReactNode} from 'react';
import NavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';

export default function CheckedNavbarItem(props: Props): ReactNode {
  const {type} = props;
  if (type && !(type in ComponentTypes)) {
    throw new Error(
      `A navbar item has the unknown type "${type}". Known types: ${Object.keys(ComponentTypes).join(', ')}.\n` +
        `Correct this item in src/site/navigation.ts:\n${JSON.stringify(props, null, 2)}`,
    );
  }
  return <NavbarItem {...props} />;
}
