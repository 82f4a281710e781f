import {type RefObject, useLayoutEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {makeRestInert} from '@site/src/behavior/focus/makeRestInert';
import {registerOverlay} from '@site/src/behavior/overlays';
import {showCurrentPage} from '@site/src/behavior/showCurrentPage';

/** A click outside the menu closes it, and route changes are announced no matter what's open. */
function staysInReach(beside: Element): boolean {
  return beside.matches('.navbar-sidebar__backdrop, [role="status"]');
}

/**
 * While the menu is open, it has the focus, nothing else can be reached, and Escape closes it. The focus then returns
 * to the button that opened it, unless the reader has gone to another page. The framework closes the menu on a press on
 * most of its links. It's closed here when a search result or any other link has led elsewhere.
 */
export function useModalMenu(wrapper: RefObject<HTMLElement | null>): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  const history = useHistory();
  // Renders again when a page arrives. One that was on its way when the reader opened the menu leaves it open.
  useLocation();
  const [openedAt, setOpenedAt] = useState<unknown>();
  if (shown !== (openedAt !== undefined)) {
    setOpenedAt(shown ? history.location : undefined);
  }
  const isOpen = shown && openedAt === history.location;
  const opener = useRef<Element>(null);
  // A layout effect, because the start of the next page gets the focus right afterward.
  useLayoutEffect(() => {
    const {current: menu} = wrapper;
    if (!isOpen || menu === null) {
      if (opener.current instanceof HTMLElement) {
        opener.current.focus();
      }
      opener.current = null;
      if (shown) {
        toggle();
      }
      return undefined;
    }
    opener.current = document.activeElement;
    const makeRestReachable = makeRestInert(menu, staysInReach);
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    showCurrentPage(menu);
    const forget = registerOverlay('menu', toggle);
    return () => {
      forget();
      makeRestReachable();
    };
  }, [isOpen, shown, toggle, wrapper]);
}
