// Wraps: @theme/NavbarItem/DropdownNavbarItem/Desktop.
// Change: clicks by screen readers open the menu, and Escape closes it and focuses its button. Upstream listens only to
// the Enter key, which screen readers don't send (docusaurus#8478).
import {type ReactNode, useEffect, useRef} from 'react';
import DropdownNavbarItemDesktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {listenToPresses} from './listenToPresses';

export default function DropdownForScreenReaders(props: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => (wrapper.current ? listenToPresses(wrapper.current) : undefined), []);
  return (
    <div ref={wrapper}>
      <DropdownNavbarItemDesktop {...props} />
    </div>
  );
}
