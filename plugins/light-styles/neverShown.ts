import type {ThemeConfig} from '@docusaurus/preset-classic';

const hideableNavbar = [
  'anchorTargetHideOnScrollNavbar',
  'navbarHidden',
  'navbarHideable',
  'sidebarLogo',
  'sidebarWithHideableNavbar',
];
const hideableSidebar = [
  'collapseSidebarButton',
  'collapseSidebarButtonIcon',
  'docSidebarContainerHidden',
  'expandButton',
  'expandButtonIcon',
  'sidebarHidden',
];
const announcementBar = [
  'announcementBar',
  'announcementBarClose',
  'announcementBarContent',
  'announcementBarPlaceholder',
  'menuWithAnnouncementBar',
  'theme-announcement-bar',
];
const styledNavbar = ['darkNavbarColorModeToggle', 'navbar--dark', 'navbar--primary'];

/**
 * Classes of the framework that its components name and this site's settings never show, without the suffixes that the
 * build gives to names of CSS modules.
 */
export function neverShown({navbar, footer, docs, announcementBar: bar}: ThemeConfig): ReadonlySet<string> {
  return new Set([
    ...(navbar?.hideOnScroll === true ? [] : hideableNavbar),
    ...(navbar?.style === undefined ? styledNavbar : []),
    ...(footer?.style === 'dark' ? [] : ['footer--dark']),
    ...(docs?.sidebar?.hideable === true ? [] : hideableSidebar),
    ...(bar === undefined ? announcementBar : []),
  ]);
}

/** The name as its source has it: CSS modules get a suffix of up to four characters. */
export function sourceName(name: string): string {
  return name.replace(/_[\w-]{2,4}$/, '');
}
