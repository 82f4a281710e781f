// Wraps: @theme/NavbarItem/DropdownNavbarItem/Desktop.
// Change: a press that a screen reader makes opens the menu, and Escape closes it with the focus on its button.
// Upstream listens to the Enter key alone, which screen readers do not send (docusaurus#8478).
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
