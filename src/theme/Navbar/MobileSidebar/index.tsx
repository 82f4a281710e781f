// Wraps: @theme/Navbar/MobileSidebar.
// Change: while the menu is open, it has the focus, and only it can be reached. Escape closes it, and the focus returns to
// the button. Upstream leaves the page behind it reachable with the Tab key. It's also rendered when it's first opened:
// upstream renders the whole menu while the page becomes interactive.
import {type ReactNode, useRef, useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useModalMenu} from './useModalMenu';

export default function ModalMobileSidebar(): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const {shown} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) {
    setWasShown(true);
  }
  useModalMenu(wrapper);
  return <div ref={wrapper}>{wasShown && <MobileSidebar />}</div>;
}
