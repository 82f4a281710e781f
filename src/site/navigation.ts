import {docPath, docIds, sidebarId} from './docs';
import {integrations} from './integrations';
import {llmsFiles, pageMap} from './pageMap';
import {chatUrl, product} from './product';

/**
 * A link to the first page of a section, marked as current only on the section's pages. (The theme's `doc` type marks
 * it on every page of the same sidebar, which means on all of them.)
 */
function sectionItem(label: string, docId: string): {label: string; to: string; activeBasePath: string} {
  return {label, to: docPath(docId), activeBasePath: docPath(docId.slice(0, docId.indexOf('/')))};
}

const leftItems = [
  {type: 'docSidebar', sidebarId, label: 'Docs'},
  sectionItem('Dashboard', 'dashboards/overview'),
  sectionItem('Alerts', 'alerts/adding-alerts'),
  sectionItem('Integrations', 'integrations/overview'),
  sectionItem('User Management', 'user-management/register-login'),
].map((item) => ({...item, position: 'left' as const}));

/** In display order. The color toggle comes before the first dropdown, and the search button comes last. */
const rightItems = [
  {
    href: product.repositoryUrl,
    className: 'navbar-icon navbar-icon--repository',
    'aria-label': 'Source repository on GitHub',
  },
  {
    href: chatUrl,
    className: 'navbar-icon navbar-icon--chat',
    'aria-label': 'Community chat on Slack',
  },
  {type: 'localeDropdown'},
  {
    type: 'docsVersionDropdown',
    // With one version and no other item, the theme renders a plain link. Its label alone would read like the next
    // page.
    dropdownItemsAfter: [
      {to: docPath(docIds.releases), label: `Written for ${product.release}`},
      {href: `${product.repositoryUrl}/releases`, label: 'All releases'},
    ],
  },
].map((item) => ({...item, position: 'right' as const}));

export const navbarItems = [...leftItems, ...rightItems];

export const footerLinks = [
  {
    title: 'Integrate with',
    items: integrations
      .filter((integration) => !('homeOnly' in integration))
      .map(({name, docId}) => ({label: name, to: docPath(docId)})),
  },
  {
    title: 'Community',
    items: [
      {label: 'GitHub', href: product.repositoryUrl},
      {label: 'Slack', href: chatUrl},
      {label: 'Report a problem', href: `${product.repositoryUrl}/issues`},
      {label: 'Develop and contribute', to: docPath('development')},
    ],
  },
  {
    title: 'This site',
    items: [
      {label: pageMap.label, to: pageMap.path},
      // The router has to ignore links to files, and a target makes it do so.
      {label: 'All pages as Markdown', to: `/${llmsFiles.index}`, target: '_top'},
      {label: 'About this site', to: '/markdown-page'},
      {label: 'Privacy and cookies', to: docPath(docIds.privacy)},
      {label: 'Accessibility', to: docPath(docIds.accessibility)},
    ],
  },
];
