// Replaces: @theme/NavbarItem/DropdownNavbarItem/Desktop of 3.10.2.
// Change: opens and closes as the other dropdowns of this site do: clicks by screen readers open the menu, a key that's
// held opens it once, and Escape closes it and focuses its button. Upstream listens only to keys, which screen readers
// don't send (docusaurus#8478).
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDropdown} from '@site/src/components/ui/useDropdown';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

export default function NavbarDropdown({items, position, className, ...props}: Props): ReactNode {
  const {isOpen, setOpen, wrapper} = useDropdown();
  return (
    <div
      ref={wrapper}
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // Without a target, it couldn't be focused.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={(event) => {
          // Clicks with a pointer have a click count, and a pointer opens the menu by hovering.
          const hasPointer = event.detail > 0;
          if (!hasPointer) {
            setOpen(!isOpen);
          }
          // A button that's also a link would lead away from the menu.
          if (!hasPointer || !props.to) {
            event.preventDefault();
          }
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            if (!event.repeat) {
              setOpen(!isOpen);
            }
          }
        }}
      />
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
