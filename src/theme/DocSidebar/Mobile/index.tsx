// Replaces: @theme/DocSidebar/Mobile of 3.10.2.
// Change: the menu gets its list as one property. Upstream passes two, whose names the framework sorts with
// `localeCompare`, and its first call blocks a phone for 60 ms just when the page becomes interactive.
import {type ReactNode, useMemo} from 'react';
import clsx from 'clsx';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';

type List = Pick<Props, 'path' | 'sidebar'>;

function Menu({list: {path, sidebar}}: {readonly list: List}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) {
            toggle();
          }
        }}
        level={1}
      />
    </ul>
  );
}

export default function DocSidebarMobile({path, sidebar}: Props): ReactNode {
  const list = useMemo(() => ({path, sidebar}), [path, sidebar]);
  return <NavbarSecondaryMenuFiller component={Menu} props={{list}} />;
}
