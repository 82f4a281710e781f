import type {ClientModule} from '@docusaurus/types';

/** What the framework reports once it shows a page, or another section or query of one. */
export type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];
