/** The part of a screenshot that pages show, and its numbers. Only for the build: pages have just the sizes. */

/** The part that's cut out of a screen, in pixels of the whole: left, top, width, height. */
type Part = readonly [left: number, top: number, width: number, height: number];

/** Every original shows the whole window of the console at twice this size. */
const wholeScreen: Part = [0, 0, 1440, 900];

const withoutSidebar: Part = [205, 0, 1235, 900];
const detailsPanel: Part = [1100, 0, 340, 900];
const integrationPanel: Part = [992, 0, 448, 650];

/** Screens that pages show only the relevant part of. */
const parts: Readonly<Record<string, Part>> = {
  'action-new-bash': [395, 221, 650, 460],
  'action-new-details': [398, 160, 650, 580],
  'action-new-http': [398, 240, 650, 425],
  'action-run': [470, 280, 500, 340],
  actions: [205, 0, 1235, 500],
  'alerts-archived': [390, 0, 1050, 400],
  'alerts-empty': [680, 370, 480, 300],
  'alerts-grouped': [240, 0, 1200, 680],
  'alerts-row-menu': [700, 190, 740, 290],
  'alerts-tv-grid': [0, 0, 1440, 430],
  'alerts-wide': [240, 0, 1200, 840],
  'dashboard-actions-menu': [620, 540, 820, 360],
  'dashboard-custom-fields': [205, 130, 1235, 640],
  'dashboard-empty': [390, 0, 1050, 330],
  'dashboard-filtered': [205, 0, 1235, 560],
  'dashboard-multi-select': [395, 90, 1045, 810],
  'dashboard-save-view': [485, 250, 474, 402],
  'dashboard-search': [395, 60, 1045, 260],
  'dashboard-table-settings': [470, 185, 500, 525],
  'dashboard-views-menu': [390, 0, 700, 300],
  'integration-datadog': [992, 0, 448, 760],
  'integration-gcp-setup': [314, 20, 814, 860],
  'integration-grafana': integrationPanel,
  'integration-grafana-configured': integrationPanel,
  'integration-kibana': integrationPanel,
  integrations: withoutSidebar,
  'login-forgot-link': [520, 265, 400, 370],
  'profile-edit': withoutSidebar,
  'provider-add-menu': [780, 0, 660, 180],
  'provider-add-server-test-failed': [992, 0, 448, 900],
  'provider-add-server-test-ok': [992, 0, 448, 900],
  'provider-card-menu': [205, 195, 440, 480],
  'provider-service-menu': [205, 430, 440, 465],
  providers: withoutSidebar,
  'register-empty': [515, 225, 412, 450],
  'service-add-docker': [470, 128, 500, 640],
  'service-add-kubernetes': [470, 150, 500, 595],
  'service-add-systemd': [470, 170, 500, 565],
  'service-details-alerts': detailsPanel,
  'service-details-external-links': detailsPanel,
  'service-details-kubernetes': detailsPanel,
  'service-details-parts': [748, 0, 692, 660],
  'service-details-logs': detailsPanel,
  'service-details-tags': [1085, 0, 355, 680],
  'settings-add-user': [446, 263, 548, 370],
  'settings-audit-log': withoutSidebar,
  'settings-reset-password': [440, 253, 560, 393],
  'settings-role-select': withoutSidebar,
  'settings-secrets': [205, 0, 1235, 520],
  'settings-users': withoutSidebar,
  'tv-mode': [0, 0, 1440, 720],
};

export function partOf(name: string): Part {
  return parts[name] ?? wholeScreen;
}

/** Pictures whose original has another name. */
export const originals: Readonly<Record<string, string>> = {
  'alerts-parts': 'alerts',
  'dashboard-parts': 'dashboard',
  'service-details-parts': 'service-details',
};

/** Where numbers are drawn, in pixels of the whole screen; the page explains them in this order. */
export const callouts: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  'alerts-parts': [
    [300, 24],
    [615, 122],
    [640, 174],
    [1295, 174],
    [1355, 212],
    [1190, 42],
  ],
  'alerts-tv-map': [
    [160, 113],
    [38, 160],
    [30, 690],
    [1045, 32],
    [195, 84],
  ],
  'dashboard-parts': [
    [345, 24],
    [590, 26],
    [1285, 26],
    [700, 80],
    [1110, 857],
  ],
  'service-details-parts': [
    [1108, 87],
    [1108, 135],
    [1108, 509],
    [1108, 547],
    [1108, 586],
    [1108, 628],
  ],
};
