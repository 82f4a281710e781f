import {type RefObject, useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {makeRestInert} from '@site/src/behavior/focus/makeRestInert';
import {overlayOpened} from '@site/src/behavior/overlays';
import {showCurrentPage} from '@site/src/behavior/showCurrentPage';

/** A click outside the menu closes it, and route changes are announced no matter what's open. */
function staysInReach(beside: Element): boolean {
  return beside.matches('.navbar-sidebar__backdrop, [role="status"]');
}

/**
 * While the menu is open, it has the focus, nothing else can be reached, and Escape closes it. The focus then returns
 * to the button that opened it, unless the reader has gone to another page.
 */
export function useModalMenu(wrapper: RefObject<HTMLElement | null>): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const {current: menu} = wrapper;
    if (!shown || menu === null) {
      return undefined;
    }
    const opener = document.activeElement;
    const makeRestReachable = makeRestInert(menu, staysInReach);
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    showCurrentPage(menu);
    const forget = overlayOpened('menu', toggle);
    return () => {
      forget();
      makeRestReachable();
      if (opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, [shown, toggle, wrapper]);
}
