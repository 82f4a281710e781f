/**
 * Sections that are now on another page: the old URL, below the base path, and the new one. Bookmarks, stored searches,
 * and links on other sites keep the old one. A section whose ID has changed on the same page belongs here, too.
 */
export const movedSections: Readonly<Record<string, string>> = {
  '/docs/operations/upgrade#which-release-do-you-have':
    '/docs/operations/which-release#see-which-version-runs',
  '/docs/operations/upgrade#see-which-version-runs': '/docs/operations/which-release#see-which-version-runs',
  '/docs/operations/upgrade#roll-back': '/docs/operations/roll-back#roll-back',
  '/docs/operations/upgrade#databases-from-v0049-or-older':
    '/docs/operations/roll-back#databases-from-v0049-or-older',
  '/docs/operations/upgrade#if-it-fails': '/docs/operations/roll-back#if-it-fails',
  '/docs/operations/upgrade#releases-after-v0053': '/docs/operations/later-releases#what-changed-after-v0053',
  '/docs/operations/upgrade#what-changed-after-v0053':
    '/docs/operations/later-releases#what-changed-after-v0053',
  '/docs/operations/upgrade#why-not-the-latest-tag': '/docs/operations/later-releases#why-not-the-latest-tag',
  '/docs/operations/upgrade#upgrade-past-v0053': '/docs/operations/later-releases#upgrade-past-v0053',
  '/docs/operations/upgrade#go-back-from-a-newer-release':
    '/docs/operations/later-releases#go-back-from-a-newer-release',
  '/docs/operations/upgrade#move-data-from-folders-into-volumes':
    '/docs/operations/change-installation#move-data-from-folders-into-volumes',
  '/docs/operations/upgrade#move-from-the-all-in-one-image':
    '/docs/operations/change-installation#move-from-the-all-in-one-image',

  '/docs/advanced/technical-specifications#rest-api-summary': '/docs/reference/rest-api#find-an-endpoint',
  '/docs/reference/rest-api#change-a-provider': '/docs/reference/rest-api/providers#change-a-provider',

  '/docs/operations/backup-restore#restore': '/docs/operations/restore#restore',
  '/docs/operations/backup-restore#restore-without-compose-or-from-source':
    '/docs/operations/restore#restore-without-compose-or-from-source',
  '/docs/operations/backup-restore#check-the-restore': '/docs/operations/restore#check-the-restore',
  '/docs/operations/backup-restore#test-a-restore-without-touching-your-hosts':
    '/docs/operations/restore#test-a-restore-without-touching-your-hosts',
  '/docs/operations/backup-restore#rescue-data-from-a-container-without-a-configuration-file':
    '/docs/operations/restore#rescue-data-from-a-container-without-a-configuration-file',
  '/docs/operations/backup-restore#if-it-fails': '/docs/operations/restore#if-it-fails',
};
