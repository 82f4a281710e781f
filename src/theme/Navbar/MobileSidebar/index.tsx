// Wraps: @theme/Navbar/MobileSidebar.
// Change: while the menu is open, it has the focus, and only it can be reached. Escape closes it, and the focus returns to
// the button. Upstream leaves the page behind it reachable with the Tab key.
import {type ReactNode, useRef} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useModalMenu} from './useModalMenu';

export default function ModalMobileSidebar(): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  useModalMenu(wrapper);
  return (
    <div ref={wrapper}>
      <MobileSidebar />
    </div>
  );
}
