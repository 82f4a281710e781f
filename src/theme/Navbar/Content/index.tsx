// Replaces: @theme/Navbar/Content of 3.10.2.
// Change: the color toggle comes before the dropdowns, and the search button comes last. Upstream puts the toggle after
// all items.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import styles from './styles.module.css';

const {containerLeft, containerRight} = ThemeClassNames.layout.navbar;

export default function NavbarContent(): ReactNode {
  const {disabled: hasNoMobileSidebar} = useNavbarMobileSidebar();
  // The theme's own type doesn't describe the items, but the theme validates them when it reads the configuration.
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [leftItems, rightItems] = splitNavbarItems(items);
  const firstDropdown = rightItems.findIndex(({type}) => type?.endsWith('Dropdown'));
  const links = firstDropdown < 0 ? rightItems : rightItems.slice(0, firstDropdown);
  const dropdowns = firstDropdown < 0 ? [] : rightItems.slice(firstDropdown);
  return (
    <div className="navbar__inner">
      <div className={clsx(containerLeft, 'navbar__items')}>
        {!hasNoMobileSidebar && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <NavbarItems items={leftItems} />
      </div>
      <div className={clsx(containerRight, 'navbar__items navbar__items--right')}>
        <NavbarItems items={links} />
        <NavbarColorModeToggle className={styles.colorModeToggle} />
        <NavbarItems items={dropdowns} />
        <NavbarSearch>
          <SearchBar />
        </NavbarSearch>
      </div>
    </div>
  );
}

function NavbarItems({items}: {readonly items: readonly NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(error) => namedError(item, error)}>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

function namedError(item: NavbarItemConfig, cause: Error): Error {
  return new Error(
    'A theme navbar item failed to render.\n' +
      `Correct this item of themeConfig.navbar.items:\n${JSON.stringify(item, null, 2)}`,
    {cause},
  );
}
