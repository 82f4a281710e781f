// Wraps: @theme/Navbar/MobileSidebar.
// Change: while the menu is open it is the only part of the page that can be reached, it has the focus, Escape closes
// it, and the focus goes back to the button. Upstream leaves the page behind it in reach of the Tab key.
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
