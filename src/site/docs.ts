/** The one sidebar of the docs. */
export const sidebarId = 'tutorialSidebar';

/** IDs of docs that code links to. */
export const docIds = {
  intro: 'intro',
  quickStart: 'getting-started/quick-start',
  comparison: 'comparison',
  requirements: 'getting-started/system-requirements',
  configuration: 'getting-started/configuration',
  releases: 'operations/which-release',
  securityReview: 'operations/security-review',
  rollBack: 'operations/roll-back',
  adminPanel: 'user-management/admin-panel',
  api: 'reference/rest-api',
  messages: 'reference/error-messages/index',
  knownIssues: 'reference/known-issues',
  notSupported: 'reference/not-supported',
  privacy: 'legal/privacy',
  accessibility: 'legal/accessibility',
} as const;

/** The path of a doc under the base path, for places that take a path instead of a doc ID. */
export function docPath(docId: string): string {
  return docId === docIds.intro ? '/docs' : `/docs/${docId.replace(/\/index$/, '')}`;
}
