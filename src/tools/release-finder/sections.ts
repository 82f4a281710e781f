import type {Release} from '@site/src/lib/reference/release';

/** A section of this site with what a release must have for it to apply. */
interface Section {
  readonly name: string;
  readonly href: string;
  /** A path in the console with the component that it shows. */
  readonly screen?: readonly [path: string, component: string];
  /** The beginning of a route in the API. */
  readonly route?: string;
  /** A route of what replaced the section's subject under the same name. */
  readonly replacement?: string;
}

const sections: readonly Section[] = [
  {
    name: 'Providers',
    href: '/docs/providers-services/overview',
    screen: ['/providers', 'Providers'],
    route: '/api/v1/providers',
  },
  {
    name: 'Services',
    href: '/docs/providers-services/services/add-services',
    screen: ['/providers', 'Providers'],
    route: '/api/v1/services',
  },
  {
    name: 'Dashboards',
    href: '/docs/dashboards/overview',
    screen: ['/', 'Dashboard'],
  },
  {name: 'Saved views', href: '/docs/dashboards/saving-views', route: '/api/v1/views'},
  {name: 'TV mode', href: '/docs/dashboards/tv-mode', screen: ['/tv-mode', 'TVMode']},
  {
    name: 'Alerts',
    href: '/docs/alerts/alert-management',
    screen: ['/alerts', 'Alerts'],
    route: '/api/v1/alerts',
  },
  {
    name: 'Integrations',
    href: '/docs/integrations/overview',
    screen: ['/integrations', 'Integrations'],
    route: '/api/v1/integrations',
  },
  {
    name: 'Actions',
    href: '/docs/advanced/actions',
    screen: ['/actions', 'Actions'],
    route: '/api/v1/custom-actions',
    replacement: '/api/v1/actions',
  },
  {name: 'Users', href: '/docs/user-management/admin-panel', route: '/api/v1/users'},
  {name: 'Audit log', href: '/docs/user-management/audit-logs', route: '/api/v1/audit'},
];

/** A section, and why it doesn't apply to a release. */
interface MissingSection extends Pick<Section, 'name' | 'href'> {
  readonly missing: readonly string[];
}

function missingIn({screens, routes}: Release, {screen, route, replacement}: Section): readonly string[] {
  const hasRoute = (start: string): boolean => routes.some((entry) => entry.includes(` ${start}`));
  return [
    ...(screen !== undefined && screens[screen[0]] !== screen[1]
      ? [`no \`${screen[1]}\` at \`${screen[0]}\``]
      : []),
    ...(route !== undefined && !hasRoute(route) ? [`no \`${route}\` in the API`] : []),
    ...(replacement !== undefined && hasRoute(replacement)
      ? [`a different feature with that name, at \`${replacement}\``]
      : []),
  ];
}

/** The sections that don't apply to a release. */
export function missingSections(release: Release): readonly MissingSection[] {
  return sections
    .map((section) => ({...section, missing: missingIn(release, section)}))
    .filter(({missing}) => missing.length > 0);
}
